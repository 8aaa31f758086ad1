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
  const { pruebas, secciones, escena, cierre } = accessibility;
  const { t } = useTexts();
  const byId = (wanted: Chapter['id']) => secciones.find(({ id }) => id === wanted);
  const [ways, tried, missing, help] = [byId('podes'), byId('probado'), byId('pendiente'), byId('reclamo')];
  return (
    <>
      <TextCover
        screen="accesibilidad"
        ground="forest"
        more={
          help && (
            <a className={`link ${styles.tell}`} href={`#${help.id}`}>
              {t('accessibility.tell')}
            </a>
          )
        }
      />
      {ways && (
        <section aria-labelledby="ways">
          <Trial trials={pruebas} again={ways.id}>
            <h2 id="ways">{ways.titulo}</h2>
            <Paragraphs of={ways} />
          </Trial>
        </section>
      )}
      <div className={styles.tests}>
        {tried && <Tests chapter={tried} />}
        {missing && <Tests chapter={missing} picture={escena} />}
      </div>
      {help && <Help chapter={help} picture={cierre} />}
    </>
  );
}

function Tests({ chapter, picture }: { chapter: Chapter; picture?: ScreenPicture }) {
  const title = `${chapter.id}-title`;
  return (
    <section id={chapter.id} aria-labelledby={title} data-pictured={picture && ''}>
      <h2 id={title}>{chapter.titulo}</h2>
      <div>
        <Paragraphs of={chapter} />
      </div>
      <div className={styles.list}>
        <Points points={chapter.puntos} className={styles.marked} />
      </div>
      {picture && (
        <div className={styles.reader}>
          <Credit of={picture.credito} />
          <Picture
            src={picture.imagen}
            width={860}
            height={800}
            alt={picture.alt}
            frame="(min-width: 960px) 36vw, (min-width: 600px) 42vw, 100vw"
            loading="lazy"
          />
        </div>
      )}
    </section>
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
            <Button aria-haspopup="dialog" aria-busy={loading !== undefined} onClick={() => open({ form: 'feedback' })}>
              {t('footer.feedback')}
            </Button>
            <PhoneLink className={styles.phone} />
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
