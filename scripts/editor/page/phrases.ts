import type { Phrases } from './decap.ts';

/** What Decap's Spanish leaves in English, and what it says to somebody else than us. */
const OURS: Phrases = {
  auth: { loggingIn: 'Iniciando sesión…' },
  app: { header: { quickAdd: 'Agregar' } },
  collection: {
    sidebar: { allCollections: 'Todo', searchIn: 'Buscar en' },
    collectionTop: {
      viewAsList: 'Ver como lista',
      viewAsGrid: 'Ver como fichas',
      searchResults: 'Resultados de “%{searchTerm}”',
      searchResultsInCollection: 'Resultados de “%{searchTerm}” en %{collection}',
      filterBy: 'Filtrar por',
      groupBy: 'Agrupar por',
    },
    groups: { other: 'Otros', negateLabel: 'Sin %{label}' },
  },
  editor: {
    editor: {
      loadingEntry: 'Cargando…',
      confirmLoadBackup: 'Hay una copia de lo que escribiste y no guardaste. ¿Querés seguir con ella?',
      onLeavePage: '¿Querés salir de esta página?',
      onUpdatingWithUnsavedChanges: 'Hay cambios sin guardar: guardalos antes.',
      onPublishingWithUnsavedChanges: 'Hay cambios sin guardar: guardalos antes de publicar.',
      onPublishing: '¿Querés publicar esta entrada?',
      onUnpublishing: '¿Querés retirar esta entrada?',
      onDeleteWithUnsavedChanges: '¿Querés eliminar esta entrada publicada y lo que no guardaste?',
      onDeletePublishedEntry: '¿Querés eliminar esta entrada publicada?',
    },
    // What Decap calls publishing is saving: visitors see it after `npm run publish`.
    editorToolbar: {
      publish: 'Guardar',
      publishNow: 'Guardar ahora',
      publishAndCreateNew: 'Guardar y crear otra',
      publishAndDuplicate: 'Guardar y duplicar',
      published: 'Guardado',
      publishing: 'Guardando…',
      deployButtonLabel: 'Ver en el sitio',
      deployPreviewPendingButtonLabel: 'Buscar en el sitio',
    },
    editorControl: { field: { widgetLabel: 'Campo %{widgetLabel}' } },
    editorControlPane: {
      widget: { invalidPath: '“%{path}” no es un lugar válido', pathExists: 'Ya hay algo en “%{path}”' },
    },
    editorInterface: {
      togglePreview: 'Mostrar u ocultar la página',
      toggleScrollSync: 'Mover las dos partes juntas',
      toggleNotes: 'Notas',
    },
    editorWidgets: {
      markdown: {
        bold: 'Negrita',
        italic: 'Cursiva',
        link: 'Enlace',
        linkPrompt: 'Dirección del enlace',
        headings: 'Títulos',
        quote: 'Cita',
        bulletedList: 'Lista con puntos',
        numberedList: 'Lista con números',
        addComponent: 'Agregar una imagen',
        toggleMode: { rich: 'Ver con formato', markdown: 'Ver el texto sin formato' },
      },
      image: {
        choose: 'Elegí una imagen',
        chooseDifferent: 'Elegí otra imagen',
        chooseUrl: 'Escribir la dirección',
        replaceUrl: 'Escribir otra dirección',
        promptUrl: 'Dirección de la imagen, como /art/about-opening.svg',
      },
      list: { add: 'Agregar: %{item}', addType: 'Agregar: %{item}' },
      object: { expand: 'Abrir', collapse: 'Cerrar' },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: '¿Querés eliminar el archivo elegido?' },
    mediaLibraryCard: {
      copy: 'Copiar',
      copyUrl: 'Copiar la dirección',
      copyPath: 'Copiar el lugar',
      copyName: 'Copiar el nombre',
      copied: 'Copiado',
    },
    mediaLibraryModal: { close: 'Cerrar' },
  },
  ui: {
    settingsDropdown: { account: 'Tu cuenta' },
    toast: {
      onFailToPersist: 'No se pudo guardar: %{details}',
      missingRequiredField: 'Falta algo: completá lo que está marcado en rojo y guardá otra vez.',
      onLoggedOut: 'Tu sesión terminó: copiá lo que escribiste y volvé a entrar',
      onBackendDown: 'El servicio que guarda no responde. Mirá %{details}',
    },
  },
};

export function registerPhrases(): void {
  const { CMS } = window;
  CMS.registerLocale('es', merged(CMS.getLocale('es'), OURS));
}

function merged(theirs: Phrases, ours: Phrases): Phrases {
  const both = Object.entries(ours).map(([key, value]) => {
    const other = theirs[key];
    return [key, typeof value === 'object' && typeof other === 'object' ? merged(other, value) : value] as const;
  });
  return { ...theirs, ...Object.fromEntries(both) };
}
