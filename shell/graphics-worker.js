// Starts the browser's graphics process while the page is still being fetched (start-graphics.js). If the page itself
// made the first context, it would have to wait for that process.
try {
  new OffscreenCanvas(1, 1).getContext('webgl2');
} catch {
  // this browser makes contexts only on the page
}
postMessage('awake');
close();
