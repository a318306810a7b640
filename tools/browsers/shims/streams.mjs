/**
 * Polyfills the part of the streams API with which React Router reads a page's data. Firefox
 * supports it since version 113.
 */
export function polyfillStreams() {
  if (
    globalThis.TextEncoderStream &&
    globalThis.TextDecoderStream &&
    globalThis.TransformStream &&
    ReadableStream.prototype.pipeThrough
  )
    return;
  ReadableStream.prototype.pipeThrough = pipeThrough;
  const encoder = new TextEncoder();
  Object.assign(globalThis, {
    TransformStream: SimpleTransform,
    TextEncoderStream: class extends SimpleTransform {
      constructor() {
        super({ transform: (text, controller) => controller.enqueue(encoder.encode(text)) });
      }
    },
    TextDecoderStream: class extends SimpleTransform {
      constructor(label) {
        const decoder = new TextDecoder(label);
        super({
          transform: (bytes, controller) =>
            controller.enqueue(decoder.decode(bytes, { stream: true })),
          flush: (controller) => controller.enqueue(decoder.decode()),
        });
      }
    },
  });
}

function pipeThrough({ readable, writable }) {
  void pump(this.getReader(), writable);
  return readable;
}

async function pump(reader, writable) {
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      await writable.write(read.value);
    await writable.close();
  } catch (error) {
    writable.abort(error);
  }
}

class SimpleTransform {
  constructor({ start, transform, flush } = {}) {
    let controller;
    this.readable = new ReadableStream({
      start(own) {
        controller = own;
      },
    });
    start?.(controller);
    this.writable = {
      write: (chunk) => (transform ? transform(chunk, controller) : controller.enqueue(chunk)),
      close: async () => {
        await flush?.(controller);
        controller.close();
      },
      abort: (error) => controller.error(error),
    };
  }
}
