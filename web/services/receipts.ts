import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { receiptSchema, type Receipt } from '#contract/receiptSchema.ts';
import { getJson } from './http.ts';

/** What became of the message with this code. @throws ServiceError, `status` 404 where there is none */
export function fetchReceipt(code: string): Promise<Receipt> {
  return getJson(`${RECEIPTS_PATH}/${code}`, receiptSchema);
}
