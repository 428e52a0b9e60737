import type { SegmentDimension } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { InsightsText } from './text.ts'

const number = (value: number) => new Intl.NumberFormat('es-ES').format(value)

const dimensions: Record<SegmentDimension, string> = {
  device: 'dispositivo',
  source: 'fuente',
  medium: 'medio',
  campaign: 'campaña',
  country: 'país',
  browser: 'navegador',
}

export const text: InsightsText = {
  keyFigures: 'Cifras clave',
  total: 'Conclusiones en total',
  totalDetail: (open) => plural('es', open, { one: 'abierta', other: 'abiertas' }),
  high: 'Impacto alto',
  highDetail: 'lo primero que conviene mirar',
  confidence: 'Confianza media',
  confidenceDetail: 'de todas las conclusiones',
  implemented: 'Aplicadas',
  implementedDetail: 'convertidas en eventos, alertas y más',
  title: 'Conclusiones',
  detail: 'Lo que dicen tus cifras y lo que se puede hacer con ello.',
  generate: 'Generar conclusiones nuevas',
  found: (count) => plural('es', count, { one: 'conclusión nueva', other: 'conclusiones nuevas' }),
  nothingNew: 'No se ha encontrado nada nuevo',
  nothingNewDetail: 'Todas las reglas con datos suficientes han mirado los últimos 30 días.',
  notEnough: 'Aún no hay datos suficientes',
  notEnoughDetail: 'Las reglas necesitan siete días completos de visitas, o velocidades de página. Pueden volver a mirar en cuanto el sitio envíe más.',
  lastRun: 'Última revisión',
  none: 'Todavía no hay conclusiones',
  noneDetail: 'Genera conclusiones cuando tu sitio lleve una semana enviando eventos.',
  allDismissed: 'Todas las conclusiones están descartadas',
  allDismissedDetail: 'Genera otras nuevas o recupera alguna.',
  show: 'Mostrar',
  current: 'Actuales',
  dismissedOnes: 'Descartadas',
  types: { Optimization: 'Optimización', Alert: 'Alerta', Opportunity: 'Oportunidad', Trend: 'Tendencia' },
  impacts: { High: 'Impacto alto', Medium: 'Impacto medio', Low: 'Impacto bajo' },
  categories: { Conversion: 'Conversión', Traffic: 'Tráfico', Growth: 'Crecimiento', Content: 'Contenido' },
  statuses: { open: 'Abierta', implemented: 'Aplicada', dismissed: 'Descartada' },
  sure: (percent) => `${percent} de confianza`,
  isNew: 'Nueva',
  more: 'Saber más',
  implement: 'Aplicar',
  moreActions: 'Más acciones',
  dismiss: 'Descartar',
  dismissed: 'Conclusión descartada',
  putBack: 'Recuperar',
  isBack: 'Conclusión recuperada',
  of: (action, name) => `${action}: ${name}`,
  became: 'Se convirtió en:',
  kinds: { event: 'Evento', trigger: 'Activador', alert: 'Alerta', workflow: 'Flujo de trabajo', recommendation: 'Recomendación' },
  kindDetails: {
    event: 'Un borrador entre los eventos configurados',
    trigger: 'En pausa hasta que se fije su condición',
    alert: 'En pausa hasta que se fije su condición',
    workflow: 'Un borrador sin pasos',
    recommendation: 'Nueva, para que alguien la retome',
  },
  kindNamed: (kind, name) => `${kind} «${name}»`,
  implementTitle: (title) => `Aplicar «${title}»`,
  implementDetail: 'Se crea como borrador o en pausa: no pasa nada hasta que lo actives.',
  becomes: 'Se convierte en',
  name: 'Nombre',
  noName: 'Ponle un nombre.',
  noEventName: 'Empieza por una letra y usa solo letras, cifras y guiones bajos, 40 como máximo.',
  description: 'Descripción',
  done: 'Conclusión aplicada',
  cancel: 'Cancelar',
  evidence: 'Pruebas',
  noEvidence: 'No hay cifras guardadas de esta conclusión.',
  day: 'Tiempo',
  units: { number: 'Visitas', percent: 'Parte', seconds: 'Segundos' },
  asTable: 'Mostrar como tabla',
  segment: 'Segmento',
  calculation: 'Cálculo',
  timeframe: 'Periodo',
  heldDetail: (held, graded) => `${held} de ${graded} comprobables se cumplieron`,
  act: 'Qué hacer',
  grade: 'Qué ha sido de ella',
  grades: { held: 'Se cumplió', failed: 'No se cumplió', unknown: 'No se pudo saber' },
  gradeDetails: {
    held: 'Se contrastó con los días siguientes, y lo que vio continuó.',
    failed: 'Se contrastó con los días siguientes, y lo que vio no continuó.',
    unknown: 'En los días siguientes llegó demasiado poco para saberlo.',
  },
  question: 'La pregunta en la que se basa, en la API',
  others: 'Todas las demás',
  similar: 'Conclusiones parecidas',
  measures: {
    slowPage: 'Tiempo de carga',
    busyHours: 'Visitas por hora',
    weekChange: 'Visitas por día',
    segmentDiffers: 'Parte de las visitas',
    segmentChanged: 'Parte de las visitas',
  },
  finding: (finding) => {
    switch (finding.rule) {
      case 'slowPage':
        return {
          title: `Acelera ${finding.path}`,
          description: `La página carga en ${number(finding.loadTime)} s y debería quedar por debajo de ${number(finding.target)} s. Su puntuación es de ${finding.score} sobre 100.`,
          segment: `Visitantes de ${finding.path}, todos los dispositivos`,
          calculation: `Tiempo de carga, percentil 75 de cada día: más de ${number(finding.target)} s en ${finding.days} de ${finding.of} días.`,
          timeframe: 'Últimos 7 días',
          act: 'Mira sus recursos más lentos en Rendimiento y haz más pequeño el mayor o cárgalo después.',
        }
      case 'busyHours':
        return {
          title: `Las visitas se concentran entre las ${finding.from} y las ${finding.to}`,
          description: `Estas seis horas traen el ${finding.share} % de las visitas. Lo que se deba ver conviene publicarlo poco antes.`,
          segment: 'Todas las visitas, por hora del día',
          calculation: `Parte de las seis horas seguidas con más visitas; en un día uniforme es el 25 %. La superaron en ${finding.days} de ${finding.of} días.`,
          timeframe: 'Últimos 7 días',
          act: 'Publica y envía boletines poco antes, y cambia el sitio fuera de estas horas.',
        }
      case 'weekChange':
        return {
          title: finding.change < 0 ? 'Las visitas bajan' : 'Las visitas suben',
          description: `Los últimos siete días trajeron ${number(finding.after)} visitas, los siete anteriores ${number(finding.before)}: ${finding.change > 0 ? '+' : ''}${finding.change} %.`,
          segment: 'Todas las visitas',
          calculation: `Visitas de 7 días frente a los 7 anteriores. ${finding.days} de ${finding.of} días fueron en la misma dirección que la semana.`,
          timeframe: 'Últimos 14 días',
          act: 'Compara las procedencias de ambas semanas en un informe y busca la que lleva el cambio.',
        }
      case 'segmentDiffers':
      case 'segmentChanged': {
        const [less, before] = [finding.share < finding.other, finding.rule === 'segmentChanged']
        const name = `${dimensions[finding.dimension]} ${finding.value}`
        return {
          title: `Las visitas con ${name} convierten ${less ? 'menos' : 'más'} que ${before ? 'antes' : 'las demás'}`,
          description: `El ${number(finding.share)} % tuvo un evento clave; ${before ? 'en los 14 días anteriores' : 'de las demás'}, el ${number(finding.other)} %: de ${number(finding.low)} a ${number(finding.high)} puntos.`,
          segment: `${number(finding.visits)} visitas con ${name}`,
          calculation: `Diferencia con su intervalo del 95 %. Se juzgaron juntas ${finding.compared} comparaciones; de las tan claras como esta, el ${number(Math.max(0.1, Math.round(finding.q * 1000) / 10))} % como máximo es azar.`,
          timeframe: before ? 'Últimos 28 días' : 'Últimos 14 días',
          act: before
            ? 'Mira qué cambió para ellas en esos días: una versión, una etiqueta, una campaña, un precio.'
            : less
              ? 'Recorre el embudo como uno de estos visitantes y compara dónde se van.'
              : 'Mira qué trae a estos visitantes y trae más.',
        }
      }
    }
  },
}
