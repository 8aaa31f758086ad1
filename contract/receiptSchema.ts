import * as z from 'zod/mini';

/** `recibido`: kept here, on its way. `entregado`: the mail server has it. `no_entregado`: staff have to look after it. */
export const receiptSchema = z.object({ estado: z.enum(['recibido', 'entregado', 'no_entregado']) });
export type Receipt = z.infer<typeof receiptSchema>;
