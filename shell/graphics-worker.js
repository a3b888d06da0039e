// Wakes the browser's graphics process while the page is still being fetched (start-graphics.js); a first context on the page
// itself would hold the page up until that process is there.
try {
  new OffscreenCanvas(1, 1).getContext('webgl2');
} catch {
  // a browser that draws only on the page
}
postMessage('awake');
close();
