import { useEffect, useId, useState, type FormEvent } from 'react';
import { toReceiptCode } from '#contract/receipts.ts';
import type { Receipt } from '#contract/receiptSchema.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { ServiceError } from '#web/services/http.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import styles from './Receipt.module.css';
import { OtherContacts } from './OtherContacts.tsx';

type Status = Receipt['estado'] | 'unknown' | 'failed';
type Result = { state: Status; code: string } | { state: 'asking' } | undefined;

interface ReceiptDialogProps {
  code?: string;
  /** When the message was written, to tell several apart; in ms since the epoch. */
  keptAt?: number;
  onClose: () => void;
}

/** Delivery status by receipt code; asks at once when `code` is given. */
export function ReceiptDialog({ code = '', keptAt, onClose }: ReceiptDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const kept = keptAt === undefined ? undefined : formatMoment(texts, new Date(keptAt));
  const heading = useId();
  const [result, setResult] = useState<Result>(code === '' ? undefined : { state: 'asking' });
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    if (code === '') return undefined;
    let gone = false;
    void fetchStatus(code).then((state) => gone || setResult({ state, code }));
    return () => void (gone = true);
  }, [code]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const typed = toReceiptCode(field?.value ?? '');
    setWrong(typed === undefined);
    if (typed === undefined) {
      field?.focus();
      return;
    }
    setResult({ state: 'asking' });
    setResult({ state: await fetchStatus(typed), code: typed });
  };

  return (
    <Modal title={t('receipt.title')} close={t('common.close')} onClose={onClose}>
      {kept && <p className={styles.kept}>{t('receipt.kept', { date: kept.date, time: kept.time })}</p>}
      <form className={styles.ask} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          name="codigo"
          label={t('receipt.code')}
          hint={t('receipt.hint')}
          error={wrong ? t('receipt.invalid') : undefined}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" aria-disabled={result?.state === 'asking'}>
          {t('receipt.ask')}
        </Button>
      </form>
      <div role="status" className={styles.result} aria-labelledby={result && heading}>
        {result?.state === 'asking' && <p>{t('receipt.asking')}</p>}
        {result && result.state !== 'asking' && (
          <>
            <p id={heading} className={styles.state} data-state={result.state}>
              {t(`receipt.${result.state}` satisfies TextKey)}
            </p>
            <p>{t(`receipt.${result.state}.text` satisfies TextKey)}</p>
          </>
        )}
      </div>
      {result?.state === 'no_entregado' && <OtherContacts />}
    </Modal>
  );
}

async function fetchStatus(code: string): Promise<Status> {
  try {
    // Loaded on demand: no form needs it.
    const { fetchReceipt } = await import('#web/services/receipts.ts');
    return (await fetchReceipt(code)).estado;
  } catch (error) {
    return error instanceof ServiceError && error.status === 404 ? 'unknown' : 'failed';
  }
}
