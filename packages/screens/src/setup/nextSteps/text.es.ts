import type { NextStepsText } from './text.ts'

export const text: NextStepsText = {
  title: 'Lo que sigue',
  detail: 'El plan está aplicado: sus eventos están configurados y sus etiquetas son borradores.',
  importing: { title: 'Importa las etiquetas', detail: 'Un archivo para Google Tag Manager, antes comprobado y demostrado.', link: 'Desplegar las etiquetas' },
  installing: {
    title: 'Pon el código en el sitio',
    detail: 'Con el código de seguimiento, los eventos del plan llegan también aquí.',
    link: 'Ver el código de seguimiento',
  },
  testing: { title: 'Prueba antes de publicar', detail: 'Recorre una visita y mira qué etiquetas se activan, y por qué.', link: 'Probar en la vista previa' },
}
