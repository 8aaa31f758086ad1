/** A person's photograph; without one, the lace that the server weaves from the name. */
export function portraitOf({ imagen, nombre }: { imagen: string; nombre: string }): string {
  return imagen || `/art/retratos/${encodeURIComponent(nombre)}.svg`;
}
