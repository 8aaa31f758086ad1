/** A photograph, or a lace that the server draws from the name. */
export function portraitOf({ imagen, nombre }: { imagen: string; nombre: string }): string {
  return imagen || `/art/retratos/${encodeURIComponent(nombre)}.svg`;
}
