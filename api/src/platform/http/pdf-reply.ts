import type { FastifyReply } from 'fastify';

/** Answers a document that is read in the browser and, once kept, is named by its reference. */
export function pdfReply(reply: FastifyReply, reference: string, bytes: Uint8Array): Uint8Array {
  void reply.header('content-disposition', `inline; filename="${reference}.pdf"`).type('application/pdf');
  return bytes;
}
