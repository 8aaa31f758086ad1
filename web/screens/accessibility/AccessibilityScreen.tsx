import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import type { Content } from '#web/i18n/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Points } from '#web/sections/Points.tsx';
import { TextCover } from '#web/sections/TextCover.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './AccessibilityScreen.module.css';
import { Trial } from './Trial.tsx';

type Accessibility = Content<'accessibility'>;
type Chapter = Accessibility['secciones'][number];

/** /accesibilidad: four ways to try, what was tested and what was not, and whom to call. */
export function AccessibilityScreen({ accessibility }: { accessibility: Accessibility }) {
  const { apertura, pruebas, secciones, cierre } = accessibility;
  const byId = (wanted: Chapter['id']) => secciones.find(({ id }) => id === wanted);
  const [ways, tried, missing, help] = [byId('podes'), byId('probado'), byId('pendiente'), byId('reclamo')];
  return (
    <>
      <TextCover
        screen="accesibilidad"
        more={
          <>
            <PhoneLink className={styles.first} />
            <Credit of={apertura.credito} />
          </>
        }
      >
        <div className={styles.reader}>
          <Picture
            src={apertura.imagen}
            width={860}
            height={800}
            alt={apertura.alt}
            frame="(min-width: 960px) 40vw, 22rem"
          />
        </div>
      </TextCover>
      {ways && (
        <section id={ways.id} aria-labelledby="ways">
          <Trial
            head={
              <>
                <h2 id="ways">{ways.titulo}</h2>
                {ways.parrafos.map((paragraph) => (
                  <p key={paragraph} className="lead">
                    {paragraph}
                  </p>
                ))}
              </>
            }
            trials={pruebas}
            again={ways.id}
          />
        </section>
      )}
      <div className={styles.tests}>
        {[tried, missing].map(
          (chapter) =>
            chapter && (
              <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
                <h2 id={`${chapter.id}-title`}>{chapter.titulo}</h2>
                <Paragraphs of={chapter} />
                <Points points={chapter.puntos} className={styles.marked} />
              </section>
            ),
        )}
      </div>
      {help && <Help chapter={help} picture={cierre} />}
    </>
  );
}

function Paragraphs({ of: { parrafos } }: { of: Chapter }) {
  return parrafos.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function Help({ chapter, picture }: { chapter: Chapter; picture: ScreenPicture }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  return (
    <section id={chapter.id} className="section" data-space="small" data-ground="rose" aria-labelledby="help">
      <div className="wrap split" data-split="5/7" data-gap="wide">
        <div>
          <h2 id="help">{chapter.titulo}</h2>
          <Paragraphs of={chapter} />
          <div className={styles.call}>
            <PhoneLink className={styles.phone} />
            <Button aria-haspopup="dialog" aria-busy={loading !== undefined} onClick={() => open({ form: 'feedback' })}>
              {t('footer.feedback')}
            </Button>
            <p role="status">{failure}</p>
            {dialog}
          </div>
          <Credit of={picture.credito} />
        </div>
        <div className={styles.callers}>
          <Picture
            src={picture.imagen}
            width={1200}
            height={800}
            alt={picture.alt}
            frame="(min-width: 960px) 58vw, 100vw"
            loading="lazy"
          />
        </div>
      </div>
    </section>
  );
}
