import { plural } from '../../language.ts'
import type { CountedText } from './text.ts'

const keyEvents = 'Un evento clave es una compra, el evento de un objetivo o uno marcado como tal.'

export const text: CountedText = {
  figures: {
    'dashboard.events': 'Todos los eventos de las últimas 24 horas.',
    'dashboard.recent': 'Visitas y eventos de cada uno de los últimos 7 días, el de hoy hasta este momento.',
    'realtime.people': 'Visitantes distintos con algún evento en los últimos 5 minutos.',
    'realtime.views': 'Páginas vistas en los últimos 30 minutos.',
    'realtime.events': 'Eventos de los últimos 30 minutos, divididos entre 30.',
    'realtime.conversions': `Eventos clave desde la medianoche. ${keyEvents}`,
    'realtime.minutes': 'Páginas vistas y eventos de cada uno de los últimos 30 minutos completos.',
    'realtime.pages': 'Vistas de cada página en los últimos 30 minutos. Está activo quien hizo algo en ella en los últimos 5.',
    'realtime.devices': 'Visitantes distintos de los últimos 30 minutos, según el tipo de dispositivo.',
    'conversions.rate': `Visitas con un evento clave, divididas entre todas las de los últimos 30 días y comparadas con los 30 anteriores. ${keyEvents}`,
    'conversions.count': `Eventos clave de los últimos 30 días, comparados con los 30 anteriores. ${keyEvents}`,
    'conversions.revenue': 'El valor de las compras de los últimos 30 días, menos los reembolsos. Cada moneda se suma por separado y ninguna se convierte.',
    'conversions.average': 'Los ingresos de los últimos 30 días divididos entre sus compras, en la moneda con más compras.',
    'conversions.funnel':
      'Visitantes distintos de los últimos 30 días que dieron los pasos en este orden, con 30 días como máximo entre el primero y el último.',
    'conversions.pages': `Eventos clave de los últimos 30 días según la página en la que empezó su visita, y qué parte de sus visitas tuvo alguno. ${keyEvents}`,
    'conversions.goals': 'Cuántas veces llegó el evento de cada objetivo en el mes o trimestre en curso.',
    'performance.vitals':
      'El percentil 75 de lo que midieron los navegadores de los visitantes en los últimos 7 días: tres de cada cuatro fueron así de rápidos o más.',
    'performance.core': 'Visitas de los últimos 7 días en las que cada LCP, INP y CLS fue bueno, divididas entre todas las que valoraron alguno.',
    'performance.pages': 'Los percentiles 75 de cada página en los últimos 7 días, como puntuación sobre 100. Lo medido menos de 10 veces no entra.',
  },
  reports: {
    'campaigns.attribution': (days) =>
      `Visitas y pedidos de los últimos ${days} días según su procedencia. Un pedido se atribuye al primer o al último contacto de su visitante en los 30 días anteriores; los costes son los cargados de los mismos días, en la moneda con más pedidos.`,
    'reports.day': (days) => `Visitas, eventos clave e ingresos de cada uno de los últimos ${days} días. ${keyEvents}`,
    'reports.page': (days) =>
      `Eventos clave de los últimos ${days} días según la página en la que empezó su visita, y qué parte de sus visitas tuvo alguno. ${keyEvents}`,
    'reports.device': (days) => `Visitantes distintos de los últimos ${days} días, según el tipo de dispositivo.`,
    'reports.step': (days) =>
      `Visitantes distintos de los últimos ${days} días que dieron los pasos en este orden, con 30 días como máximo entre el primero y el último.`,
  },
  seen: 'Aquí, en cambio, con los días y filtros de la barra de arriba.',
  period: 'Periodo',
  timeZone: 'Zona horaria',
  counted: 'Contado',
  events: (count) => plural('es', count, { one: 'evento', other: 'eventos' }),
  leftOut: 'Excluido',
  bots: (count) => plural('es', count, { one: 'de máquinas o de tu propia gente', other: 'de máquinas o de tu propia gente' }),
  rules: {
    crawler: 'de bots declarados: rastreadores, monitores, vistas previas',
    'headless browser': 'de navegadores automatizados (headless)',
    'no user agent': 'sin nombre de navegador (user agent)',
    burst: 'más a la vez de lo que hace una persona',
    'internal traffic': 'de las redes de tu propio equipo',
  },
  rule: (words, events) => `${events} ${words}`,
  byRule: 'Excluidos, por regla',
  onlyLeftOut: (visits) =>
    plural('es', visits, {
      one: 'visita de una máquina o de tu propio equipo llegó y no se cuenta',
      other: 'visitas de máquinas o de tu propio equipo llegaron y no se cuentan',
    }),
  onlyLeftOutDetail: 'Las cifras solo cuentan personas. Abre el sitio en un navegador corriente.',
  twice: 'Enviado dos veces',
  once: 'cuenta una vez',
  sampling: 'Muestreo',
  exact: 'ninguno, cuenta cada evento',
  newest: 'Último evento',
  none: 'aún ninguno',
  api: 'La misma pregunta en la API',
  apiOf: (place) => `Lo mismo en la API, pregunta ${place}`,
}
