import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { TRAP_FIELD } from '#contract/mail.ts';
import type { TextKey } from '#web/i18n/texts.tsx';
import type { Waiting } from '#web/outbox/message.ts';
import { flushNow, startOutbox } from '#web/outbox/outbox.ts';
import { checkForm, type Errors, type Values } from './checkForm.ts';
import { FORMS, type FormDefinition, type FormName } from './definitions.ts';
import { draftOf, type Draft } from './drafts.ts';
import { submitMessage, toMessage, type SubmitResult } from './sendForm.ts';

interface FormOptions {
  form: FormName;
  about: string;
  /** In place of the draft; then no draft is saved either. */
  start?: Draft | undefined;
  /** Takes precedence over the draft. */
  preset?: Values | undefined;
  onSubmitted: (submitted: Exclude<SubmitResult, { kind: 'failed' }>) => void;
}

/**
 * State of a form (docs/decisions/020). Uncontrolled fields: typing never waits for React, and text typed before
 * hydration stays.
 */
export function useForm({ form, about, start, preset, onSubmitted }: FormOptions) {
  const definition: FormDefinition = FORMS[form];
  const element = useRef<HTMLFormElement>(null);
  const since = useRef(0);
  const sending = useRef(false);
  const last = useRef<Waiting>(undefined);
  const [first] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [alert, setAlert] = useState<TextKey>();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [failure, setFailure] = useState<Extract<SubmitResult, { kind: 'failed' }>>();
  const [doubt, setDoubt] = useState<{ name: string; typed: string }>();
  const asked = useRef(false);
  const [keeps, setKeeps] = useState(true);

  const values = (): Values => valuesOf(element.current, definition);
  const saveDraft = () => {
    if (!first) draftOf(form).write({ values: values(), since: since.current });
  };
  const check = () => checkForm(definition, values(), about, browserInvalidFields(element.current));

  useEffect(() => {
    const draft = first ?? draftOf(form).read();
    since.current = draft?.since ?? Date.now();
    const isTyped = Object.values(valuesOf(element.current, FORMS[form])).some((text) => text !== '');
    for (const [name, text] of Object.entries({ ...draft?.values, ...preset })) {
      const field = fieldOf(element.current, name);
      if (field && field.value === '') field.value = text;
    }
    // Before the code came.
    if (isTyped && !first)
      draftOf(form).write({ values: valuesOf(element.current, FORMS[form]), since: since.current });
  }, [form, first, preset]);

  const checkField = (name: string) => {
    const checked = check();
    setErrors((before) => ({ ...before, [name]: 'errors' in checked ? checked.errors[name] : undefined }));
  };

  const onInput = ({ target }: FormEvent) => {
    saveDraft();
    const name = nameOf(target);
    if (name !== undefined && errors[name] !== undefined) checkField(name);
  };

  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const name = nameOf(target);
    if (name === undefined || !(name in definition.fields)) return;
    // Wait for mouseup: an error shown now would move a button being pressed. Some browsers give buttons no
    // `relatedTarget`.
    if (relatedTarget instanceof Element && relatedTarget.matches('button, summary')) return;
    if (relatedTarget) checkField(name);
    else addEventListener('mouseup', () => setTimeout(() => element.current && checkField(name)), { once: true });
  };

  const clear = () => {
    element.current?.reset();
    if (!first) draftOf(form).remove();
    since.current = Date.now();
    last.current = undefined;
    asked.current = false;
    setErrors({});
    setState('idle');
  };

  const send = async () => {
    if (sending.current) return;
    const checked = check();
    setErrors('errors' in checked ? checked.errors : {});
    if ('errors' in checked) {
      setAlert(checked.alert);
      return;
    }
    if (checked.doubtful !== undefined && !asked.current) {
      asked.current = true;
      setDoubt({ name: checked.doubtful, typed: values()[checked.doubtful] ?? '' });
      return;
    }
    sending.current = true;
    setState('sending');
    const trap = fieldOf(element.current, TRAP_FIELD)?.value ?? '';
    const fresh = toMessage({ form, values: values(), about, since: since.current }, checked.mail, trap);
    // The same text keeps its idempotency key: the earlier attempt may have arrived.
    const known = last.current;
    const message = known && known.mail.mensaje === fresh.mail.mensaje ? known : fresh;
    last.current = message;
    const submitted = await submitMessage(message).finally(() => (sending.current = false));
    if (submitted.kind === 'failed') {
      setKeeps(false);
      setFailure(submitted);
      setState('failed');
      return;
    }
    clear();
    onSubmitted(submitted);
    if (submitted.kind === 'kept') {
      startOutbox();
      void flushNow();
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const closeAlert = () => {
    setAlert(undefined);
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const closeDoubt = (answer: 'send' | 'correct') => {
    setDoubt(undefined);
    if (answer === 'send') void send();
    else fieldOf(element.current, doubt?.name ?? '')?.focus();
  };

  return {
    errors,
    alert,
    closeAlert,
    /** What the form asks about once before it sends it. */
    doubt,
    closeDoubt,
    state,
    failure,
    /** False once it is known that this device keeps no message. */
    keeps,
    clear,
    props: { ref: element, onInput, onBlur, onSubmit },
  };
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement | null, name: string): FieldElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof Element && field.matches('input, select, textarea') ? (field as FieldElement) : undefined;
}

function nameOf(target: EventTarget): string | undefined {
  return target instanceof Element ? (target.getAttribute('name') ?? undefined) : undefined;
}

function valuesOf(form: HTMLFormElement | null, { fields }: FormDefinition): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, fieldOf(form, name)?.value ?? '']));
}

function browserInvalidFields(form: HTMLFormElement | null): string[] {
  const all = [...(form?.querySelectorAll<HTMLInputElement>('input[type="email"]') ?? [])];
  return all.filter(({ validity }) => validity.typeMismatch).map(({ name }) => name);
}
