import type { Language } from '#contract/language.ts';
import type { LoanProduct } from '#contract/rates.ts';
import type { WebDocument } from '#contract/resources.ts';
import { Remote } from '#web/data/Remote.tsx';
import { DocumentCard } from '#web/documents/DocumentCard.tsx';
import { DocumentsState } from '#web/documents/DocumentsState.tsx';
import { filesOf } from '#web/documents/fileOf.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { rateList } from '#web/services/resources.ts';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Sheets.module.css';

interface SheetsProps {
  /** Give sheets in another language their names in the page's. */
  loans: readonly LoanProduct[];
  /** Language that the sheets are in, where it is not the page's. */
  lang: Language | undefined;
}

/** The sheets of rates and fees, by category; on a phone they are folded. */
export function Sheets({ loans, lang }: SheetsProps) {
  const texts = useTexts();
  const { t } = texts;
  const nameOf = (key: string | undefined) =>
    lang && loans.find(({ hoja }) => hoja !== undefined && hoja === key)?.nombre;
  return (
    <div className={styles.sheets}>
      <Remote query={rateList()}>
        {(load) => (
          <DocumentsState load={load}>
            {(groups) => {
              const count = groups.flat().length;
              const files = count > 1 ? filesOf(groups.flat(), texts) : undefined;
              return (
                <Fold id="sheets" label={t(count === 1 ? 'rates.sheets_one' : 'rates.sheets_other', { count })}>
                  {files && <p className={styles.files}>{t('rates.sheets_files', { files })}</p>}
                  <div className={styles.groups}>
                    {groups.map((group) => (
                      <SheetGroup
                        key={group[0]?.categoria}
                        group={group}
                        name={nameOf(group[0]?.clave)}
                        lang={lang}
                        quiet={files !== undefined}
                      />
                    ))}
                  </div>
                </Fold>
              );
            }}
          </DocumentsState>
        )}
      </Remote>
    </div>
  );
}

interface SheetGroupProps {
  group: WebDocument[];
  /** The loan in the page's language, where the sheets are in another. */
  name: string | undefined;
  lang: Language | undefined;
  quiet: boolean;
}

/** The sheets of a category under its name; a sheet that is alone has that name itself, once. */
function SheetGroup({ group, name, lang, quiet }: SheetGroupProps) {
  const [first, ...others] = group;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <DocumentCard
        document={{ ...first, descripcion: name ?? first.categoria }}
        heading="h4"
        lang={name === undefined ? lang : undefined}
        quiet={quiet}
      />
    );
  }
  return (
    <div className={styles.group}>
      <h4 lang={name === undefined ? lang : undefined}>{name ?? first.categoria}</h4>
      <ul>
        {group.map((document) => (
          <li key={document.path}>
            <DocumentCard document={document} heading="h4" lang={lang} quiet={quiet} />
          </li>
        ))}
      </ul>
    </div>
  );
}
