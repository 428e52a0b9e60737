import { plural } from '../../language.ts'
import type { RemediationText } from './text.ts'

export const text: RemediationText = {
  pending: 'Pendientes',
  pendingDetail: 'esperan una corrección',
  inProgress: 'En curso',
  inProgressDetail: 'se están corrigiendo',
  failed: 'Fallidos',
  failedDetail: 'necesitan a una persona',
  resolved: 'Resueltos',
  resolvedDetail: 'corregidos aquí o a mano',
  title: 'Problemas',
  detail: 'Lo que va mal en la propia medición, lo más reciente primero.',
  checked: ({ events, containers }) =>
    `${plural('es', events, { one: 'evento', other: 'eventos' })} y ${plural('es', containers, { one: 'contenedor', other: 'contenedores' })} revisados`,
  check: 'Revisar la medición',
  checkDone: 'Medición revisada',
  checkResult: ({ found, fixed, gone }) =>
    [
      found === 0 ? 'No se ha encontrado nada nuevo.' : `${plural('es', found, { one: 'problema nuevo', other: 'problemas nuevos' })}.`,
      fixed === 0 ? '' : `${plural('es', fixed, { one: 'corregido', other: 'corregidos' })} automáticamente.`,
      gone === 0 ? '' : `${plural('es', gone, { one: 'arreglado', other: 'arreglados' })} en otro sitio.`,
    ]
      .filter(Boolean)
      .join(' '),
  none: 'No hay problemas',
  noneDetail:
    'Una revisión recorre los eventos y los contenedores importados de este proyecto: nombres que GA4 rechaza, etiquetas que cuentan dos veces, valores sin moneda.',
  severities: { high: 'Alta', medium: 'Media', low: 'Baja' },
  statuses: { resolved: 'Resuelto', in_progress: 'En curso', pending: 'Pendiente', failed: 'Fallido' },
  detectedAt: 'Detectado',
  resolvedAt: 'Resuelto:',
  justNow: 'Ahora mismo',
  took: 'Tiempo de corrección:',
  seconds: (value) => (value < 1 ? 'menos de 1 segundo' : plural('es', Math.round(value), { one: 'segundo', other: 'segundos' })),
  autoFix: 'Corrección automática',
  autoFixResolved: 'Este problema está resuelto. Solo se puede cambiar mientras está abierto.',
  autoFixByHand: 'Esto solo lo puede arreglar una persona.',
  resolveNow: 'Resolver ahora',
  retry: 'Reintentar',
  preview: 'Ver la corrección',
  progress: 'Ver el progreso',
  view: 'Ver la corrección',
  undoFix: 'Deshacer la corrección',
  done: 'Problema resuelto',
  notDone: 'La corrección ha fallado',
  notDoneDetail: 'El problema sigue ahí. Mira la corrección para ver dónde se detuvo.',
  undone: 'Corrección deshecha',
  undoneDetail: 'El problema vuelve a estar pendiente, sin corrección automática.',
  runbook: 'Pasos',
  stepStates: { done: 'Hecho', failed: 'Se detuvo aquí', current: 'En marcha' },
  steps: {
    recorded: (of) => of,
    renameEvent: (of, to) => `Cambiar el nombre del evento ${of} a ${to}, también en el plan`,
    addCurrency: (of) => `Añadir el parámetro currency a ${of}, también en el plan`,
    pauseTag: (of) => `Pausar la etiqueta «${of}» en el archivo del contenedor`,
    renameInTag: (of, to) => `Hacer que la etiqueta «${of}» envíe ${to}`,
    changeType: (of, to) => `Planificar ${of} como ${to}`,
    makeOptional: (of) => `Hacer opcional ${of} en el plan`,
    dropParameter: (of) => `Quitar ${of} del plan y de las etiquetas que lo envían`,
    askFirst: (of) => `Hacer que la etiqueta «${of}» se ejecute en la inicialización del consentimiento, antes que las demás`,
    simulate: () => 'Simular visitas con el contenedor antes y después: nada más puede cambiar',
    prove: () => 'Contrastar los eventos guardados con el plan o contenedor corregido',
    watch: () => 'Esperar a que los eventos ya no lo muestren: una comprobación posterior lo resuelve',
    checkAgain: () => 'Revisar de nuevo que el problema ya no está',
  },
  proofTitle: ({ passed, of }) => `${passed} de ${of} pasarían ahora`,
  proofDetail: 'Los eventos de la última semana que muestran el problema, contrastados con la corrección antes de cambiar nada.',
  simulated: {
    kinds: { lost: 'se pierde', unknown: 'ya no se sabe', doubled: 'se duplica', changed: 'cambia', gained: 'nuevo' },
    safe: (visits) => `${plural('es', visits, { one: 'visita simulada', other: 'visitas simuladas' })}: nada más cambia`,
    nothing: 'Lo que sale del navegador sigue igual.',
    safeDetail: (changes) => `Como se pretende: ${changes}.`,
    unsafe: 'La corrección no se aplica: en visitas simuladas cambiaría también otra cosa',
    unsafeDetail: (changes) => `${changes}. Cambie el contenedor a mano en Gestión de GTM.`,
    impossible: 'La corrección no se aplica: este contenedor no se puede simular',
  },
  shownBy: (count, of, clients) => `Lo muestran ${count} de ${of} eventos de la última semana, enviados por ${clients}`,
  lastShown: 'último',
  sinceMended: 'Ya corregido',
  recorded: 'Los pasos se grabaron para el ejemplo y se reproducen al momento.',
  exportAfter: 'La corrección cambia el archivo del contenedor que se guarda aquí. Expórtalo después en Gestión de GTM e impórtalo en Tag Manager.',
  byHand: 'El producto no puede arreglar esto por sí solo. «Resolver ahora» indica que ya está hecho.',
  afterwards: 'El producto no puede arreglar esto por sí solo. Arréglalo primero; «Resolver ahora» comprueba después si ha desaparecido.',
  openEvents: 'Abrir Configuración de eventos',
  openContainers: 'Abrir Gestión de GTM',
  close: 'Cerrar',
  found: ({ check, of, container, other, name = 'invalid', message = '', parameter = '', stored }) => {
    const shown = `${stored?.count ?? 0} de ${stored?.of ?? 0} eventos de la última semana`
    switch (check) {
      case 'eventName':
        return {
          reserved: {
            title: `El evento ${of} tiene un nombre que GA4 se reserva`,
            description: `GA4 descarta estos eventos. La corrección lo llama ${other}.`,
          },
          invalid: { title: `El evento ${of} tiene un nombre que GA4 rechaza`, description: `GA4 descarta estos eventos. La corrección lo llama ${other}.` },
          case: {
            title: `El evento ${of} no está escrito como los de GA4`,
            description: `Las mayúsculas lo convierten en otro evento. La corrección lo llama ${other}.`,
          },
          recommended: {
            title: `El evento ${of} se llama ${other} en GA4`,
            description: `GA4 solo llena sus propios informes con su propio nombre. La corrección lo llama ${other}.`,
          },
          plural: twoNames(of, other),
          near: twoNames(of, other),
        }[name]
      case 'currency':
        return {
          title: `El evento ${of} envía un valor sin moneda`,
          description: 'GA4 no cuenta ese valor como ingreso. La corrección añade el parámetro currency.',
        }
      case 'duplicateTag':
        return {
          title: `La etiqueta «${of}» envía lo mismo que «${other}»`,
          description: `Las dos están en ${container} y se activan a la vez, así que todo cuenta doble. La corrección pausa «${of}» en el archivo del contenedor.`,
        }
      case 'tagEventName':
        return {
          title: `La etiqueta «${of}» envía un nombre de evento que GA4 rechaza`,
          description: `GA4 descarta lo que envía esta etiqueta de ${container}. La corrección hace que envíe ${other}.`,
        }
      case 'noConfiguration':
        return {
          title: `${container} no tiene etiqueta de Google`,
          description:
            'A sus eventos de GA4 les falta la etiqueta que configura GA4. Añade una etiqueta de Google en Tag Manager y vuelve a importar el contenedor.',
        }
      case 'containerFault':
        return { title: `${container} tiene errores`, description: `El primero: ${message} Arréglalo en Tag Manager y vuelve a importar el contenedor.` }
      case 'eventStopped':
        return {
          title: `El evento ${of} ha dejado de llegar`,
          description: 'Lleva callado más de lo que explica su volumen. Busque qué cambió desde entonces en el sitio o en la etiqueta.',
        }
      case 'parameterMissing':
        return {
          title: `Falta el parámetro ${parameter} en ${of}`,
          description: `${shown} llegaron sin él. La corrección lo hace opcional en el plan; envíelo donde se conozca.`,
        }
      case 'otherType':
        return {
          title: `El parámetro ${parameter} de ${of} no es del tipo planificado`,
          description: `${shown} traen otro tipo. La corrección lo planifica como ${other}.`,
        }
      case 'outOfRange':
        return {
          title: `El parámetro ${parameter} de ${of} tiene valores imposibles`,
          description: `${shown}, como «${stored?.sample ?? ''}». Corríjalo donde se envía el evento.`,
        }
      case 'personalData':
        return {
          title: `El parámetro ${parameter} de ${of} contiene datos personales`,
          description: `${shown} llevan una dirección de correo o un teléfono. ${other === '' ? 'Deje de enviarlo donde se envía el evento.' : 'La corrección quita el parámetro del plan y de las etiquetas.'}`,
        }
      case 'sentAgain':
        return {
          title: `El evento ${of} se envía otra vez por el mismo pedido`,
          description: `${shown} repiten una transacción anterior. Envíelo una vez, no cada vez que se carga la página.`,
        }
      case 'consentMissing':
        return {
          title: `El evento ${of} llega sin decir nada del consentimiento`,
          description: `${shown} no dicen nada del consentimiento, aunque su cliente lo dice otras veces. ${other === '' ? 'Fije el valor por defecto antes de la etiqueta que lo envía.' : `La corrección hace que «${other}» de ${container} se ejecute antes que las demás etiquetas.`}`,
        }
      case 'twoTags':
        return {
          title: `Dos etiquetas envían el evento ${of}`,
          description: `${shown} llegaron dos veces en dos segundos de un mismo visitante. ${other === '' ? 'Busque la segunda etiqueta y apáguela.' : `La corrección pausa la etiqueta «${other}» de ${container}.`}`,
        }
    }
  },
}

function twoNames(of: string, other: string) {
  return {
    title: `Los eventos ${of} y ${other} parecen lo mismo`,
    description: 'Sus cifras se reparten entre dos nombres. Decide en Configuración de eventos cuál se queda.',
  }
}
