import { plural } from '../../language.ts'
import type { PlanText } from './text.ts'

const events = (count: number) => plural('es', count, { one: 'evento', other: 'eventos' })

export const text: PlanText = {
  columns: { event: 'Evento', trigger: 'Activador', parameters: 'Parámetros', status: 'Estado', confidence: 'Certeza' },
  stages: { reach: 'Alcance', interest: 'Interés', intent: 'Intención', conversion: 'Conversión', retention: 'Fidelización' },
  details: (name) => `Detalles de ${name}`,
  keys: 'Flechas: otras filas. Intro: detalles. E: editar. X: elegir. K: evento clave. Supr: quitar.',
  more: (count) => `y ${count} más`,
  asked: (words) => `por «${words}»`,
  chosen: (count) => plural('es', count, { one: 'evento elegido', other: 'eventos elegidos' }),
  include: 'Incluir',
  leaveOut: 'Excluir',
  markKey: 'Marcar como eventos clave',
  unmarkKey: 'Desmarcar como eventos clave',
  remove: 'Quitar',
  removeQuestion: (count) => `¿Quitar ${events(count)}?`,
  removeDetail: 'Las audiencias y los paneles que los cuentan también se quitan. Deshacer lo recupera todo.',
  cancel: 'Cancelar',
  changed: (count) => plural('es', count, { one: 'evento cambiado', other: 'eventos cambiados' }),
  removed: (count) => plural('es', count, { one: 'evento quitado', other: 'eventos quitados' }),
  consentBy: (tag) => `El consentimiento por defecto viene de ${tag}`,
  consentByDetail: 'Esa etiqueta está en lo guardado de su contenedor, así que estos archivos no traen otro: de dos contaría el último.',
  addAsEvent: 'Añadir como evento',
  guess: {
    badge: 'Suposición',
    title: 'El activador se basa en una suposición',
    summary: (count) =>
      plural('es', count, {
        one: 'activador se basa en una suposición: acláralo antes de publicar',
        other: 'activadores se basan en una suposición: acláralos antes de publicar',
      }),
    summaryDetail: 'Mira en la página qué hay, o envía las preguntas a quien la desarrolla.',
    says: {
      push: (value) => `Espera que el sitio envíe «${value}» a la capa de datos. Ni tus palabras ni una página dicen que lo haga.`,
      formId: (value) => `Supone que el id del formulario contiene «${value}». Tus palabras no dieron ningún id.`,
      anyForm: () => 'Cuenta todos los formularios del sitio, porque tus palabras no dicen cuál.',
      selector: (value) => `Supone que la página marca el elemento con ${value}. Tus palabras no lo mencionan.`,
      player: () =>
        'Cuenta solo los reproductores de YouTube, y tus palabras no dicen que el vídeo esté en uno. Ningún otro se cuenta: llama «vídeo HTML5» al de tu propio servidor y, para uno de Vimeo, haz que el sitio envíe un evento.',
      path: (value) => `Supone que la dirección de la página contiene «${value}». Tus palabras no dieron ninguna ruta.`,
    },
    look: 'Mirar la página',
    ask: 'Preguntar al desarrollador',
    copyAll: 'Copiar todas las preguntas',
    unknown: 'No lo sé',
    asked: 'Pregunta copiada: envíala a tu equipo de desarrollo. El activador sigue siendo una suposición.',
    settle: 'Es así',
    settled: (name) => `El activador de ${name} está aclarado`,
    by: { page: 'Leído de la página', developer: 'Prometido por el desarrollador', person: 'Fijado o confirmado a mano' },
    questions: {
      hello: (site) => `Hola, estamos configurando la medición de ${site} y necesitamos saber:`,
      site: 'nuestro sitio',
      push: (name, value) => `${name}: ¿envía el sitio { event: '${value}' } a window.dataLayer cuando ocurre? Si no, por favor añade:`,
      formId: (name, value) =>
        `${name}: ¿qué id tiene el formulario? Esperamos uno que contenga '${value}'. ¿Cambia de página al enviarse, o se envía por script (AJAX) sin evento submit?`,
      anyForm: (name) => `${name}: ¿qué formulario es y qué id tiene? Ahora cuentan todos los formularios del sitio.`,
      selector: (name, value) => `${name}: ¿coincide el elemento con ${value}? Si no, por favor añade ese atributo o dinos un selector CSS que coincida.`,
      player: (name) => `${name}: ¿está el vídeo insertado desde YouTube? Si no, ¿qué reproductor es (Vimeo, un elemento <video> de HTML5 u otro)?`,
      path: (name, value) => `${name}: ¿qué ruta tiene la página? Esperamos una que contenga '${value}'.`,
    },
  },
}
