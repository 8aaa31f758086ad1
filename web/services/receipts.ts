import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { receiptSchema, type Receipt } from '#contract/receiptSchema.ts';
import { getJson } from './http.ts';

/** @throws ServiceError `status` 404 for an unknown code */
export function fetchReceipt(code: string): Promise<Receipt> {
  return getJson(`${RECEIPTS_PATH}/${code}`, receiptSchema);
}
