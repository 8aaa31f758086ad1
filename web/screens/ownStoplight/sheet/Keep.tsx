import { useState } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { download } from './download.ts';
import { drawPicture, type PictureWords } from './drawPicture.ts';
import styles from './Keep.module.css';
import { answersTo, countColours, type Assessment, type Question, titleOf } from '../model/model.ts';
import { ShareMap } from './ShareMap.tsx';
import { useGo } from '../useGo.ts';
import { Wipe } from '../Wipe.tsx';

interface KeepProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
}

export function Keep({ own, questions, now }: KeepProps) {
  const texts = useTexts();
  const { t } = texts;
  const go = useGo();
  const [failed, setFailed] = useState(false);
  const answers = answersTo(questions, now);
  const count = countColours(answers);

  const toFile = async () => {
    const words: PictureWords = {
      title: t('own.title.mapa'),
      date: formatDate(texts, now.fecha, 'day'),
      counts: (['verde', 'amarillo', 'rojo'] as const).map((colour) => ({
        colour,
        text: `${t(`own.value.${colour}`)} ${count[colour]}`,
      })),
      priorities: now.prioridades.flatMap((one) =>
        questions.flatMap(({ indicador }) => (indicador.id === one.indicador ? [titleOf(indicador)] : [])),
      ),
      prioritiesTitle: t('own.title.prioridades'),
      foot: t('own.picture_foot'),
    };
    const blob = await drawPicture(answers, own.dimensiones, words);
    return new File([blob], `${t('own.file')}-${now.fecha}.png`, { type: 'image/png' });
  };

  const draw = async () => {
    setFailed(false);
    try {
      return await toFile();
    } catch {
      setFailed(true);
      return undefined;
    }
  };

  const save = async () => {
    const file = await draw();
    if (file) download(file);
  };

  return (
    <section
      className={`wrap section split ${styles.keep}`}
      data-space="small"
      data-split="5/7"
      data-gap="wide"
      aria-labelledby="keep"
    >
      <h2 id="keep">{t('own.keep')}</h2>
      <div>
        <p>{t('own.keep_lead')}</p>
        <div className={styles.ways}>
          <Button onClick={() => print()}>{t('own.print')}</Button>
          <Button onClick={() => void save()}>{t('own.download')}</Button>
          <ShareMap draw={draw} />
        </div>
        <p role="status">{failed && t('own.picture_failed')}</p>
        <div className={styles.after}>
          <p>{t('own.later')}</p>
          <SiteLink to={ownPath('inicio')} className={buttonClass} data-kind="plain">
            {t('own.again')}
          </SiteLink>
          <Wipe onWiped={() => go('inicio')} />
        </div>
      </div>
    </section>
  );
}
