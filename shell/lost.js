// For 404.html, which a server shows for any address that it does not have, at any depth. Home is the nearest folder
// above that has a version.json. A game after the # is opened there; anything else after the # stays in the link to
// home.
const kGame = /^#(%(25)*23|#)*[0-9][0-9A-Za-z]{15}/;

async function find_home() {
  let folder = new URL('./', location.href);
  while (folder.pathname !== '/') {
    const found = await fetch(new URL('version.json', folder)).then((answer) => answer.ok && answer.json()).catch(() => null);
    if (found && found.version) break;
    folder = new URL('../', folder);
  }
  return folder.href + location.hash;
}

find_home().then((home) => {
  if (kGame.test(location.hash)) location.replace(home);
  else document.getElementById('home').href = home;
});
