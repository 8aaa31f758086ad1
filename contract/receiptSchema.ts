import * as z from 'zod/mini';

/** `recibido`: stored, being delivered. `entregado`: accepted by the mail server. `no_entregado`: delivery failed, staff are told. */
export const receiptSchema = z.object({ estado: z.enum(['recibido', 'entregado', 'no_entregado']) });
export type Receipt = z.infer<typeof receiptSchema>;
