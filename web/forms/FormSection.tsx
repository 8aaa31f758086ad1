import { useState } from 'react';
import type { FormName } from './definitions.ts';
import { Form } from './Form.tsx';
import { showOutboxBar } from './OutboxBar.tsx';
import type { SubmitResult } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';
import { WithoutScripts } from './WithoutScripts.tsx';
import styles from './FormSection.module.css';

export function FormSection({ form, labelledBy }: { form: FormName; labelledBy: string }) {
  const [submitted, setSubmitted] = useState<Exclude<SubmitResult, { kind: 'failed' }>>();
  return (
    <>
      <div className={styles.form} onFocus={showOutboxBar}>
        <Form form={form} labelledBy={labelledBy} onSubmitted={setSubmitted} />
      </div>
      <WithoutScripts />
      {submitted && <SentAlert form={form} submitted={submitted} onClose={() => setSubmitted(undefined)} />}
    </>
  );
}
