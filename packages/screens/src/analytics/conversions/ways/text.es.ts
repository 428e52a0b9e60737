import { plural } from '../../../language.ts'
import type { WaysText } from './text.ts'

export const text: WaysText = {
  funnel: {
    chart: (field) => `Embudo de conversión por ${field}`,
    step: 'Paso',
    share: 'Parte de quienes empezaron',
    asTable: 'Mostrar como tabla',
    nobody: 'Nadie empezó en estos días.',
    segment: 'Segmento',
    began: 'Empezaron',
    ended: 'Convirtieron',
    rate: 'Tasa',
    worst: 'Mayor pérdida antes de',
  },
  paths: {
    title: 'Recorridos',
    detail: 'Qué hizo la gente después en su visita. Pulsa un paso para seguir desde allí.',
    none: 'Aún no hay recorridos',
    noneDetail: 'En cuanto haya visitas que vean una página, aquí aparece lo que vino después.',
    start: 'Desde',
    next: 'Qué vino después',
    pages: 'Páginas',
    events: 'Eventos',
    pagesAndEvents: 'Páginas y eventos',
    after: (step) => `Después de ${step}`,
    end: 'La visita terminó',
    visits: (visits) => `${plural('es', visits, { one: 'visita siguió', other: 'visitas siguieron' })} este recorrido`,
    nobody: 'Ninguna visita siguió este recorrido en estos días.',
  },
  retention: {
    title: 'Retención',
    detail: 'Nuevas personas de cada semana y qué parte de ellas volvió.',
    note: 'Las últimas ocho semanas, sean cuales sean los días elegidos; los filtros cuentan. La semana en curso aún puede crecer.',
    corner: 'Semana · pers.',
    after: (weeks) => `+${weeks} sem`,
    none: 'Aún es pronto',
    noneDetail: 'Una semana después de la primera visita, aquí aparece qué parte volvió.',
  },
}
