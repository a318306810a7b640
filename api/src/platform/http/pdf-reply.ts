import type { FastifyReply } from 'fastify';

/** Sends a PDF for display in the browser. Its file name is the reference. */
export function pdfReply(reply: FastifyReply, reference: string, bytes: Uint8Array): Uint8Array {
  void reply
    .header('content-disposition', `inline; filename="${reference}.pdf"`)
    .type('application/pdf');
  return bytes;
}
