import { LANGUAGES } from '#contract/language.ts';
import type { EditorConfig } from '../decapConfig.ts';
import type { DecapEntry } from './decap.ts';

/** Shows the true page beside what is edited: it follows what is saved. */
export function registerPreviews({ collections }: EditorConfig): void {
  for (const { name, files = [], preview_path: story } of collections) {
    if (story !== undefined) {
      register(name, (entry) => {
        const slug = entry.get('slug');
        return typeof slug === 'string' && slug ? [story.replace('{{slug}}', slug)] : [];
      });
    }
    for (const { name, preview_path: path } of files) {
      register(name, () =>
        path === undefined ? [] : LANGUAGES.map((language) => path.replace('/es/', `/${language}/`)),
      );
    }
  }
}

/** `pagesOf`: addresses of the pages that show the entry, the first in the frame. */
function register(name: string, pagesOf: (entry: DecapEntry) => string[]): void {
  const { CMS, h, createClass } = window;
  CMS.registerPreviewTemplate(
    name,
    createClass({
      render(this: { props: { entry: DecapEntry } }) {
        const pages = pagesOf(this.props.entry);
        const [first] = pages;
        if (first === undefined) {
          return h(
            'p',
            { style: NOTE },
            'Guardá para ver acá la página. Si ninguna página muestra estos datos, no hay vista previa.',
          );
        }
        return h(
          'div',
          { style: PANE },
          h(
            'p',
            { style: NOTE },
            'Así lo ven las visitas; la página sigue lo que guardás. ',
            ...pages.map((page) => h('a', { key: page, href: page, target: '_blank', style: LINK }, `Abrir ${page}`)),
          ),
          h('iframe', { src: first, title: 'La página', style: FRAME }),
        );
      },
    }),
  );
}

/** Styles on the elements: the preview has a document of its own. */
const PANE = { display: 'flex', flexDirection: 'column', height: 'calc(100vh - 16px)', fontFamily: 'sans-serif' };
const NOTE = { margin: '0 0 8px', fontFamily: 'sans-serif', fontSize: '14px' };
const LINK = { marginInlineEnd: '12px' };
const FRAME = { flex: '1', border: '1px solid #ccc' };
