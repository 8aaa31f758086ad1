/** What the site takes. An iPhone that is asked for these gives a JPEG in the place of its own HEIC, and so does Safari. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif';

const HEIC = /\.hei[cf]$/i;

/** Refuses a photograph of a kind that the site cannot read when it is chosen, not when it was saved. */
export function guardUploads(): void {
  // Both before Decap hears of it.
  document.addEventListener('click', ({ target }) => inputOf(target)?.setAttribute('accept', TAKEN), true);
  document.addEventListener(
    'change',
    (event) => {
      const input = inputOf(event.target);
      const refused = [...(input?.files ?? [])].find(({ name }) => HEIC.test(name));
      if (!input || !refused) return;
      event.stopImmediatePropagation();
      input.value = '';
      // As Decap tells of a file that is too large.
      alert(sayHeic(refused.name));
    },
    true,
  );
}

function inputOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.type === 'file' ? target : undefined;
}

function sayHeic(name: string): string {
  return `${name} es HEIC, el formato de los iPhone, que el sitio no puede leer. Abrila en el teléfono o en la computadora, exportala como JPEG (.jpg) y subí esa. Para que el iPhone saque las próximas en JPEG: Ajustes › Cámara › Formatos › Más compatible.`;
}
