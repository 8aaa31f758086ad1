import { useState } from 'react';
import type { FormName } from './definitions.ts';
import { Form } from './Form.tsx';
import { showOutboxLine } from './OutboxLine.tsx';
import type { Handed } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';
import { WithoutScripts } from './WithoutScripts.tsx';
import styles from './FormSection.module.css';

/** A form that is a part of the page; without scripts telephone and address stand in its place. */
export function FormSection({ form, labelledBy }: { form: FormName; labelledBy: string }) {
  const [handed, setHanded] = useState<Exclude<Handed, { kind: 'failed' }>>();
  return (
    <>
      <div className={styles.live} onFocus={showOutboxLine}>
        <Form form={form} labelledBy={labelledBy} onHanded={setHanded} />
      </div>
      <WithoutScripts />
      {handed && <SentAlert form={form} handed={handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}
