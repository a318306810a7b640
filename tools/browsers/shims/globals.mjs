export function polyfillGlobals() {
  AbortSignal.timeout ??= (milliseconds) => {
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(new DOMException('The time is over.', 'TimeoutError')),
      milliseconds,
    );
    return controller.signal;
  };
  globalThis.reportError ??= (error) => {
    setTimeout(() => {
      throw error;
    });
  };
}
