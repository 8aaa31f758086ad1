import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { dayOf, toCalendar } from './calendar.ts';
import { titleOf } from '../model/model.ts';
import { today } from '../model/today.ts';
import styles from './Plan.module.css';
import type { Chosen } from './PlanWords.tsx';
import { download } from '../sheet/download.ts';

/** A file for the device's own calendar, made here. Nothing where no step has its month. */
export function ToCalendar({ chosen }: { chosen: readonly Chosen[] }) {
  const { t } = useTexts();
  const events = chosen.flatMap(({ indicador, priority: { cuando, paso } }) => {
    const date = dayOf(cuando, today());
    const text = titleOf(indicador);
    const step = paso.trim() || text;
    return date ? [{ id: `${indicador.id}-${cuando}`, date, title: t('own.event', { step }), text }] : [];
  });
  if (events.length === 0) return null;
  const save = () =>
    download(new File([toCalendar(events, new Date())], `${t('own.calendar_file')}.ics`, { type: 'text/calendar' }));
  return (
    <>
      <Button kind="line" onClick={save}>
        {t('own.calendar')}
      </Button>
      <p className={styles.note}>{t('own.calendar_note')}</p>
    </>
  );
}
