/** Of this document, where it is a copy that the worker gave: when it was kept. */
export function askDate(path: string): Promise<number | undefined> {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => resolve(data), { once: true });
    port1.start();
    controller.postMessage(path, [port2]);
  });
}
