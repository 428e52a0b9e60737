import type { text as english } from './text.ts'

export const text: typeof english = {
  title: 'Código de seguimiento',
  detail: 'Una línea en tu sitio, y sus eventos llegan aquí. No se guardan cookies si tú no lo permites.',
  none: 'El código lleva una clave pública de este proyecto. Puede estar en páginas web: con ella se pueden enviar eventos y no se puede leer nada.',
  make: 'Crear código de seguimiento',
  made: 'Código de seguimiento creado',
  platforms: 'Con qué se hacen tus páginas',
  platform: { html: 'HTML', 'tag-manager': 'Google Tag Manager', next: 'Next.js', wordpress: 'WordPress', shopify: 'Shopify' },
  steps: {
    html: 'Ponlo en el head de cada página.',
    'tag-manager': 'Crea con esto una etiqueta de HTML personalizado, activada por Initialization - All Pages, y publica el contenedor.',
    next: 'Ponlo en tu layout raíz.',
    wordpress: 'Ponlo al final de functions.php de tu tema hijo, o en un plugin de fragmentos de código.',
    shopify: 'Abre Tienda online, Temas, Editar código, y ponlo antes de </head> en theme.liquid.',
  },
  vitals: 'data-vitals mide la velocidad de tus páginas, con 4 kB más que se cargan después de la página. Quítalo si no lo quieres.',
  copy: 'Copiar código de seguimiento',
  waiting: 'Esperando el primer evento',
  waitingDetail: 'Abre una página de tu sitio: esto cambia solo.',
  receiving: 'Llegan eventos',
  last: 'El más reciente ocurrió',
}
