import { sampleStory } from './sampleStories.ts';
import type { Story } from '#server/blog/story.ts';

/*
 * Every block of a standard WordPress 6, exactly as its server sends it, with inline styles and scripts. The texts are made up.
 */

const PICTURE = '<img decoding="async" width="1200" height="630" src="/cards/escuelas.jpg"';

/** WordPress's default palette. */
const COLOURS = [
  'black',
  'cyan-bluish-gray',
  'white',
  'pale-pink',
  'vivid-red',
  'luminous-vivid-orange',
  'luminous-vivid-amber',
  'light-green-cyan',
  'vivid-green-cyan',
  'pale-cyan-blue',
  'vivid-cyan-blue',
  'vivid-purple',
];

const nestedPicture = (name: string, words: string) =>
  `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1200" height="630" data-id="9" src="/cards/${name}.jpg" alt="Lámina de ${name}" class="wp-image-9" srcset="/cards/${name}.jpg 1200w" sizes="auto, (max-width: 1200px) 100vw, 1200px" />${words && `<figcaption class="wp-element-caption">${words}</figcaption>`}</figure>`;

/** Markup by block name. */
export const SAMPLE_BLOCKS: Readonly<Record<string, string>> = {
  paragraphs: `<p>La huerta abre a las siete. Este texto muestra todo lo que un editor de WordPress puede poner en una nota, y no cuenta nada más.</p>
<p class="has-drop-cap">Una letra grande abre este párrafo, que sigue por varias líneas para que se vea cómo la letra entra en el texto y cómo el texto la rodea sin tocarla, en el teléfono y en el escritorio.</p>
<p class="has-text-align-center">Un párrafo centrado, <a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener nofollow">con un enlace</a>.</p>
<p style="text-align: right;">Un párrafo a la derecha, del editor clásico.</p>
<p class="has-small-font-size">Letra chica.</p><p class="has-large-font-size">Letra grande.</p><p class="has-x-large-font-size">Letra muy grande.</p>
<p>Dentro del texto: <strong>fuerte</strong>, <em>énfasis</em>, <code>código</code>, <kbd>Ctrl</kbd>, <s>tachado</s>, H<sub>2</sub>O, m<sup>2</sup>, <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-vivid-red-color">color</mark>, <mark style="background-color:#fcb900" class="has-inline-color">resaltado</mark>, <bdo lang="gn" dir="ltr">mba’éichapa</bdo>.</p>
<p>&nbsp;</p>
<p></p>`,
  colours: COLOURS.map(
    (name) =>
      `<p class="has-${name}-color has-text-color">Texto en ${name}, con <a href="/es/noticias/">enlace</a>.</p><p class="has-white-color has-${name}-background-color has-text-color has-background">Sobre ${name}, con <a href="/es/noticias/">enlace</a>.</p>`,
  ).join('\n'),
  headings: `<h2 class="wp-block-heading" id="h-segundo">Segundo nivel</h2><p>Texto.</p><h3 class="wp-block-heading has-text-align-center">Tercer nivel</h3><p>Texto.</p><h4 class="wp-block-heading">Cuarto nivel</h4><p>Texto.</p><h5 class="wp-block-heading">Quinto nivel</h5><p>Texto.</p><h6 class="wp-block-heading">Sexto nivel</h6><p>Texto.</p>`,
  contents: `<nav class="wp-block-table-of-contents"><ol><li><a class="wp-block-table-of-contents__entry" href="#h-segundo">Segundo nivel</a></li></ol></nav>`,
  lists: `<ul class="wp-block-list"><li>Mandioca</li><li>Maíz<ul class="wp-block-list"><li>avatí morotĩ</li><li>avatí tupí<ol class="wp-block-list"><li>primero</li></ol></li></ul></li></ul>
<ol start="5" class="wp-block-list"><li>cinco</li><li>seis</li></ol><ol reversed class="wp-block-list"><li>dos</li><li>uno</li></ol><ol style="list-style-type:upper-roman" class="wp-block-list"><li>romano</li><li>romano</li></ol>`,
  quotes: `<blockquote class="wp-block-quote is-layout-flow wp-block-quote-is-layout-flow"><p>El surco derecho ahorra agua.</p><p>Dos párrafos caben en una cita.</p><cite>Cuaderno de la huerta</cite></blockquote>
<blockquote class="wp-block-quote is-style-plain is-layout-flow"><p>Una cita sin adorno.</p><cite>Cuaderno</cite></blockquote><blockquote class="wp-block-quote is-style-large"><p>Una cita grande.</p></blockquote>
<figure class="wp-block-pullquote"><blockquote><p>Lo que se teje despacio dura.</p><cite>Dicho del telar</cite></blockquote></figure>
<figure class="wp-block-pullquote alignleft has-text-align-left"><blockquote><p>A un costado.</p></blockquote></figure><p>Texto que corre al lado de la cita destacada, con palabras de sobra para que dé la vuelta por debajo. El telar pide paciencia y la huerta también: cada semana se mira, se riega, se anota lo que creció y lo que no. Así se llega al final del renglón y al siguiente, y al otro, hasta que la cita quedó atrás y el texto vuelve a su ancho de siempre, como si nada.</p>`,
  tables: `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>Mes</th><th class="has-text-align-center" data-align="center">Surcos</th><th class="has-text-align-right" data-align="right">Kilos</th></tr></thead><tbody><tr><td>Mayo</td><td class="has-text-align-center" data-align="center">3</td><td class="has-text-align-right" data-align="right">40</td></tr><tr><td>Junio</td><td>4</td><td>52</td></tr><tr><td>Julio</td><td>4</td><td>55</td></tr></tbody><tfoot><tr><td>Total</td><td></td><td>147</td></tr></tfoot></table><figcaption class="wp-element-caption">Cosecha de ejemplo</figcaption></figure>
<figure class="wp-block-table alignwide"><table class="has-pale-pink-background-color has-background"><tbody><tr>${Array.from({ length: 16 }, (_, at) => `<td>Columna ${at + 1}</td>`).join('')}</tr></tbody></table></figure>
<table style="width: 100%; border-collapse: collapse;" border="1"><tbody><tr><td style="width: 50%;">Tabla clásica</td><td style="width: 50%; text-align: center;">sin figura</td></tr></tbody></table>`,
  code: `<pre class="wp-block-code"><code>const surcos = ['mandioca', 'maíz', 'poroto', 'zapallo', 'batata', 'maní', 'sésamo'].map((nombre) =&gt; ({ nombre, riego: 'temprano' }));&#10;&#10;&lt;script&gt;alert('texto')&lt;/script&gt;</code></pre>
<pre class="wp-block-preformatted">Texto   preformateado&#10;  con espacios</pre>
<pre class="wp-block-verse">Hilo que va,&#10;   hilo que vuelve,&#10;sol en la tela.</pre>`,
  details: `<details class="wp-block-details is-layout-flow wp-block-details-is-layout-flow"><summary>¿Qué se siembra primero?</summary><p>Lo que tarda más.</p></details><details class="wp-block-details is-layout-flow" open><summary>Abierto desde el principio</summary><p>Se ve enseguida.</p></details>
<div class="wp-block-accordion is-layout-flow"><div class="wp-block-accordion-item is-layout-flow"><h3 class="wp-block-accordion-heading"><button class="wp-block-accordion-heading__toggle" type="button"><span class="wp-block-accordion-heading__toggle-title">Cabeza de un acordeón</span></button></h3><div class="wp-block-accordion-panel"><p>Su panel, siempre a la vista.</p></div></div></div>`,
  footnotes: `<p>Una frase con nota<sup data-fn="8a1c0c52-11" class="fn"><a href="#8a1c0c52-11" id="8a1c0c52-11-link">1</a></sup>.</p><ol class="wp-block-footnotes"><li id="8a1c0c52-11">La nota al pie. <a href="#8a1c0c52-11-link" aria-label="Ir a la referencia 1">↩︎</a></li></ol>`,
  separators: `<hr class="wp-block-separator has-alpha-channel-opacity"/><hr class="wp-block-separator has-text-color has-vivid-red-color has-alpha-channel-opacity has-vivid-red-background-color has-background is-style-wide"/><hr class="wp-block-separator has-alpha-channel-opacity is-style-dots"/><hr /><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>`,
  buttons: `<div class="wp-block-buttons is-layout-flex wp-block-buttons-is-layout-flex"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/es/">Botón lleno</a></div><div class="wp-block-button is-style-outline is-style-outline--1"><a class="wp-block-button__link wp-element-button" href="/es/">Botón en línea</a></div><div class="wp-block-button"><a class="wp-block-button__link has-black-color has-luminous-vivid-amber-background-color has-text-color has-background wp-element-button" href="/es/">Con color</a></div></div>`,
  columns: `<div class="wp-block-columns is-layout-flex wp-container-core-columns-is-layout-1 wp-block-columns-is-layout-flex"><div class="wp-block-column is-layout-flow wp-block-column-is-layout-flow"><p>Primera de dos columnas, con texto.</p></div><div class="wp-block-column is-layout-flow"><p>Segunda de dos columnas, con texto.</p></div></div>
<div class="wp-block-columns alignwide is-layout-flex"><div class="wp-block-column is-layout-flow"><p>Una de tres.</p></div><div class="wp-block-column is-vertically-aligned-center is-layout-flow"><p>Dos de tres.</p></div><div class="wp-block-column is-layout-flow"><p>Tres de tres.</p></div></div>
<div class="wp-block-columns is-layout-flex"><div class="wp-block-column ancha is-layout-flow" style="flex-basis:66.66%"><p>La columna ancha, dos tercios del renglón.</p></div><div class="wp-block-column is-layout-flow" style="flex-basis:33.33%"><p>La angosta.</p></div></div>`,
  groups: `<section class="wp-block-group has-light-green-cyan-background-color has-background is-layout-constrained wp-block-group-is-layout-constrained"><h3 class="wp-block-heading">Un grupo con fondo</h3><p class="has-vivid-red-color has-text-color">Su texto, con <a href="/es/">enlace</a>.</p></section>
<div class="wp-block-group has-black-background-color has-background is-layout-constrained"><h3 class="wp-block-heading">Un grupo oscuro</h3><p class="has-black-color has-text-color">Su texto, con <a href="/es/">enlace</a>.</p></div>
<div class="wp-block-group is-content-justification-space-between is-nowrap is-layout-flex wp-container-2 wp-block-group-is-layout-flex"><p>Una fila:</p><p>izquierda</p><p>derecha</p></div><div class="wp-block-group is-vertical is-layout-flex"><p>Una pila:</p><p>arriba</p><p>abajo</p></div>
<div class="wp-block-group is-layout-grid wp-block-group-is-layout-grid"><p>Celda uno</p><p>Celda dos</p><p>Celda tres</p></div>`,
  mediaText: `<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media">${PICTURE} alt="Lámina de las escuelas" class="wp-image-1 size-full" /></figure><div class="wp-block-media-text__content"><p class="has-large-font-size">Imagen y texto</p><p>La imagen a la izquierda.</p></div></div>
<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns:auto 38%"><div class="wp-block-media-text__content"><p>La imagen a la derecha.</p></div><figure class="wp-block-media-text__media">${PICTURE} alt="Lámina de las escuelas" class="wp-image-1 size-full" /></figure></div>`,
  covers: `<div class="wp-block-cover alignfull" style="min-height:430px;aspect-ratio:unset;"><img decoding="async" width="1200" height="630" class="wp-block-cover__image-background wp-image-2" alt="" src="/cards/semaforo.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-black-background-color has-background-dim-60 has-background-dim"></span><div class="wp-block-cover__inner-container is-layout-flow"><h2 class="wp-block-heading has-white-color has-text-color">Una portada con velo</h2><p class="has-white-color has-text-color">Su texto se lee sobre cualquier foto.</p></div></div>
<div class="wp-block-cover is-light"><span aria-hidden="true" class="wp-block-cover__background has-pale-pink-background-color has-background-dim-100 has-background-dim"></span><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="/films/x.mp4" data-object-fit="cover"></video><div class="wp-block-cover__inner-container"><p class="has-text-align-center has-large-font-size">Una portada de color</p></div></div>`,
  images: `<figure class="wp-block-image alignfull size-full">${PICTURE} alt="Lámina, todo el ancho" class="wp-image-3"/><figcaption class="wp-element-caption">Una imagen de todo el ancho</figcaption></figure>
<figure class="wp-block-image alignwide size-large">${PICTURE} alt="Lámina, ancha" class="wp-image-3"/></figure>
<div class="wp-block-image"><figure class="alignleft size-medium is-resized"><img decoding="async" width="1200" height="630" src="/cards/nosotros.jpg" alt="Lámina a la izquierda" class="wp-image-4" style="width:240px;height:auto"/><figcaption class="wp-element-caption">A la izquierda, con un pie de foto largo que no ensancha la imagen</figcaption></figure></div><p>Texto que rodea la imagen. El agua corre por el surco y la tierra la guarda; a la tarde se tapa el pozo y se deja la pala en su lugar. Mañana se empieza de nuevo, un poco más allá, hasta el alambrado.</p>
<figure class="wp-block-image alignright size-medium is-resized is-style-rounded"><a href="/cards/nosotros.jpg"><img decoding="async" width="1200" height="630" src="/cards/nosotros.jpg" alt="Lámina a la derecha, enlazada" style="width:200px;height:auto"/></a></figure><p>Más texto que rodea la imagen redonda. El agua corre por el surco y la tierra la guarda; a la tarde se tapa el pozo y se deja la pala en su lugar. Mañana se empieza de nuevo, un poco más allá, hasta el alambrado, y después hasta el camino.</p>
<figure class="wp-block-image aligncenter size-large is-resized"><img decoding="async" width="1200" height="630" src="/cards/ee.jpg" alt="Lámina al centro" style="width:320px"/><figcaption class="wp-element-caption">Al centro, con <a href="https://example.org/">enlace</a></figcaption></figure>`,
  galleries: `<figure class="wp-block-gallery has-nested-images columns-3 is-cropped wp-block-gallery-1 is-layout-flex wp-block-gallery-is-layout-flex">${nestedPicture('ee', 'Con pie')}${nestedPicture('escuelas', '')}${nestedPicture('semaforo', '')}${nestedPicture('nosotros', '')}<figcaption class="blocks-gallery-caption wp-element-caption">La galería de hoy</figcaption></figure>
<figure class="wp-block-gallery alignwide has-nested-images columns-default is-layout-flex">${nestedPicture('ee', '')}${nestedPicture('recursos', '')}</figure>
<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/cards/ee.jpg" alt="Vieja uno" width="1200" height="630" data-id="5" data-link="#" class="wp-image-5"/><figcaption class="blocks-gallery-item__caption">Uno</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/cards/index.jpg" alt="Vieja dos" width="1200" height="630"/></figure></li></ul><figcaption class="blocks-gallery-caption">La galería de antes</figcaption></figure>
<style type="text/css">#gallery-1 { margin: auto; }</style><div id='gallery-1' class='gallery galleryid-5 gallery-columns-3 gallery-size-thumbnail'><dl class='gallery-item'><dt class='gallery-icon landscape'><a href='/cards/ee.jpg'><img width="1200" height="630" src="/cards/ee.jpg" class="attachment-thumbnail" alt="Clásica uno" /></a></dt><dd class='wp-caption-text gallery-caption' id='gallery-1-7'>Pie clásico</dd></dl><dl class='gallery-item'><dt class='gallery-icon landscape'><img width="1200" height="630" src="/cards/recursos.jpg" alt="Clásica dos" /></dt></dl><br style='clear: both' /></div>`,
  files: `<div class="wp-block-file"><a id="wp-block-file--media-1" href="/documentos/informe-gobierno-corporativo.pdf">Informe de gobierno corporativo</a><a href="/documentos/informe-gobierno-corporativo.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Descargar</a></div>
<div data-wp-interactive="core/file" class="wp-block-file"><object class="wp-block-file__embed" data="/documentos/informe-gobierno-corporativo.pdf" type="application/pdf" style="width:100%;height:600px" aria-label="Documento"></object></div>`,
  players: `<figure class="wp-block-audio"><audio controls src="/films/ejemplo.mp3" autoplay></audio><figcaption class="wp-element-caption">Un sonido</figcaption></figure>
<figure class="wp-block-video"><video controls autoplay poster="/cards/ee.jpg" width="1280" height="720" src="/films/ejemplo.mp4"><track src="/films/ejemplo.es.vtt" kind="captions" srclang="es" label="Español" /></video><figcaption class="wp-element-caption">Una película con subtítulos</figcaption></figure>
<figure class="wp-block-audio"><audio controls src="https://otro.example/podcast.mp3"></audio></figure>
<div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" preload="metadata" controls="controls"><source type="video/mp4" src="https://otro.example/clasica.mp4?_=1" /><a href="https://otro.example/clasica.mp4">https://otro.example/clasica.mp4</a></video></div>`,
  embeds: `<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe loading="lazy" title="Una huerta en la escuela" width="500" height="281" src="https://www.youtube.com/embed/abcDEF_1-23?feature=oembed&amp;start=10" frameborder="0" allow="accelerometer; autoplay; clipboard-write" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe></div><figcaption class="wp-element-caption">Un video de YouTube</figcaption></figure>
<figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo wp-embed-aspect-4-3 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="El telar" src="https://player.vimeo.com/video/123456?h=abc123&amp;dnt=1&amp;app_id=122963" width="500" height="375" frameborder="0" allow="autoplay; fullscreen"></iframe></div></figure>
<p><iframe width="560" height="315" src="//www.youtube.com/embed/zyxWVU98765" frameborder="0" allowfullscreen></iframe></p>
<figure class="wp-block-embed is-type-rich is-provider-spotify wp-block-embed-spotify wp-embed-aspect-21-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="Spotify Embed: Un podcast" style="border-radius: 12px" width="100%" height="152" frameborder="0" allowfullscreen src="https://open.spotify.com/embed/episode/abc?utm_source=oembed"></iframe></div></figure>
<figure class="wp-block-embed is-type-rich is-provider-twitter wp-block-embed-twitter"><div class="wp-block-embed__wrapper"><blockquote class="twitter-tweet" data-width="500" data-dnt="true"><p lang="es" dir="ltr">Un mensaje corto. <a href="https://t.co/abc">pic.twitter.com/abc</a></p>&mdash; Cuenta de ejemplo (@ejemplo) <a href="https://twitter.com/ejemplo/status/1">1 de mayo</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script></div></figure>
<figure class="wp-block-embed is-type-wp-embed"><div class="wp-block-embed__wrapper"><blockquote class="wp-embedded-content" data-secret="x1"><a href="https://wordpress.org/news/una-nota/">Una nota de otro sitio</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;" title="Una nota" src="https://wordpress.org/news/una-nota/embed/#?secret=x1" data-secret="x1" width="500" height="282"></iframe></div></figure>`,
  linkLists: `<ul class="wp-block-latest-posts__list is-grid columns-2 has-dates has-author wp-block-latest-posts"><li><div class="wp-block-latest-posts__featured-image"><img width="1200" height="630" src="/cards/noticias.jpg" alt=""/></div><a class="wp-block-latest-posts__post-title" href="/es/noticias/">Una nota reciente</a><div class="wp-block-latest-posts__post-author">por la redacción</div><time datetime="2026-05-01T10:00:00-04:00" class="wp-block-latest-posts__post-date">1 de mayo</time><div class="wp-block-latest-posts__post-excerpt">Su resumen.</div></li><li><a class="wp-block-latest-posts__post-title" href="/es/noticias/">Otra nota</a></li></ul>
<ul class="wp-block-social-links is-layout-flex wp-block-social-links-is-layout-flex"><li class="wp-social-link wp-social-link-facebook wp-block-social-link"><a href="https://www.facebook.com/ejemplo" class="wp-block-social-link-anchor"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M12 2"></path></svg><span class="wp-block-social-link-label screen-reader-text">Facebook</span></a></li><li class="wp-social-link wp-block-social-link"><a href="https://www.instagram.com/ejemplo" class="wp-block-social-link-anchor"><svg></svg><span class="wp-block-social-link-label screen-reader-text">Instagram</span></a></li></ul>`,
  classic: `<div id="attachment_12" style="width: 310px" class="wp-caption alignright"><a href="/cards/index.jpg"><img aria-describedby="caption-attachment-12" class="size-medium wp-image-12" src="/cards/index.jpg" alt="Lámina clásica" width="300" height="158" /></a><p id="caption-attachment-12" class="wp-caption-text">Pie del editor clásico</p></div>
<p>Un párrafo clásico con una sonrisa <img src="/favicon.svg" alt=":mrgreen:" class="wp-smiley" style="height: 1em; max-height: 1em;" /> al lado de una imagen con su pie. El agua corre por el surco y la tierra la guarda; a la tarde se tapa el pozo.</p>
<p><span id="more-12"></span></p><!--more-->
<p><img class="aligncenter size-large wp-image-13" src="/cards/ee.jpg" alt="Lámina clásica al centro" width="600" height="315" /></p>
<hr />
<div style="text-align: center;">Un bloque centrado.</div>`,
};

/** All blocks in one story, without blank lines, which Markdown would interpret. */
export const blocksStory: Story = sampleStory({
  id: 1,
  slug: 'bloques',
  title: 'Todos los bloques',
  markdown: Object.values(SAMPLE_BLOCKS).join('\n').replaceAll(/\n+/g, '\n'),
});
