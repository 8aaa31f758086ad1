import { useEffect, useId, useState, type FormEvent } from 'react';
import { toReceiptCode } from '#contract/receipts.ts';
import type { Receipt } from '#contract/receiptSchema.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { ServiceError } from '#web/services/http.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import styles from './Receipt.module.css';
import { Reach } from './Reach.tsx';

type Known = Receipt['estado'] | 'unknown' | 'failed';
type Told = { state: Known; code: string } | { state: 'asking' } | undefined;

/** Tells what became of a message, by the code of its receipt: of `code` at once, where the visitor has just got it. */
export function ReceiptDialog({ code = '', onClose }: { code?: string; onClose: () => void }) {
  const { t } = useTexts();
  const heading = useId();
  const [told, setTold] = useState<Told>(code === '' ? undefined : { state: 'asking' });
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    if (code === '') return undefined;
    let gone = false;
    void stateOf(code).then((state) => gone || setTold({ state, code }));
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
    setTold({ state: 'asking' });
    setTold({ state: await stateOf(typed), code: typed });
  };

  return (
    <Modal title={t('receipt.title')} close={t('common.close')} onClose={onClose}>
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
        <Button type="submit" aria-disabled={told?.state === 'asking'}>
          {t('receipt.ask')}
        </Button>
      </form>
      <div role="status" className={styles.told} aria-labelledby={told && heading}>
        {told?.state === 'asking' && <p>{t('receipt.asking')}</p>}
        {told && told.state !== 'asking' && (
          <>
            <p id={heading} className={styles.state} data-state={told.state}>
              {t(`receipt.${told.state}` satisfies TextKey)}
            </p>
            <p>{t(`receipt.${told.state}.text` satisfies TextKey)}</p>
          </>
        )}
      </div>
      {told?.state === 'no_entregado' && <Reach />}
    </Modal>
  );
}

async function stateOf(code: string): Promise<Known> {
  try {
    // Comes when somebody asks: what it needs besides, no form does.
    const { fetchReceipt } = await import('#web/services/receipts.ts');
    return (await fetchReceipt(code)).estado;
  } catch (error) {
    return error instanceof ServiceError && error.status === 404 ? 'unknown' : 'failed';
  }
}
