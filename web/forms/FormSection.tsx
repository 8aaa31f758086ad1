import { useState } from 'react';
import type { FormName } from './definitions.ts';
import { Form } from './Form.tsx';
import { showOutboxLine } from './OutboxLine.tsx';
import type { SubmitResult } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';
import { WithoutScripts } from './WithoutScripts.tsx';
import styles from './FormSection.module.css';

export function FormSection({ form, labelledBy }: { form: FormName; labelledBy: string }) {
  const [submitted, setSubmitted] = useState<Exclude<SubmitResult, { kind: 'failed' }>>();
  return (
    <>
      <div className={styles.live} onFocus={showOutboxLine}>
        <Form form={form} labelledBy={labelledBy} onSubmitted={setSubmitted} />
      </div>
      <WithoutScripts />
      {submitted && <SentAlert form={form} submitted={submitted} onClose={() => setSubmitted(undefined)} />}
    </>
  );
}
