import type { site as english } from '../en/site.ts'
import type { Translated } from '../say.ts'

/** What a check of a site finds. */
export const site: Translated<typeof english> = {
  'site.answered': '{$name} pidió el consentimiento y recibió respuesta.',
  'site.asked': '{$name} pidió el consentimiento y no recibió respuesta.',
  'site.campaign': 'La redirección desde {$from} elimina {$names}, así que se pierde la campaña de la visita: conserve los parámetros.',
  'site.headline': '{$url}: {$visits} visitas, {$sent} eventos enviados; {$errors} errores, {$warnings} advertencias, {$notes} notas',
  'site.journey.list': 'Un recorrido es una lista de pasos, uno por línea, como open /cart y click Comprar: escríbalo así.',
  'site.journey.long': 'Un recorrido tiene como máximo 100 pasos y este tiene {$count}: omita algunos.',
  'site.journey.step':
    'El paso {$number} del recorrido es {$step}, que no es ninguno de open, click, fill with, choose with, press, scroll, wait y back: corríjalo.',
  'site.journey.syntax': 'El recorrido no es ni JSON ni YAML ({$because}): corríjalo.',
  'site.label.campaign': 'campaña perdida',
  'site.label.lacks': 'sin contenedor',
  'site.label.lateDefault': 'consentimiento tardío',
  'site.label.lost': 'perdido al salir',
  'site.label.notRefusable': 'sin rechazo',
  'site.label.open': 'no comprobado',
  'site.label.other': 'otro contenedor',
  'site.label.overwritten': 'capa de datos reemplazada',
  'site.label.step': 'paso fallido',
  'site.label.stillDenied': 'consentimiento no transmitido',
  'site.label.timing': 'tiempos',
  'site.label.twice': 'dos contenedores',
  'site.label.unreachable': 'inaccesible',
  'site.label.virtualPage': 'falta la vista de página',
  'site.label.visit': 'visita',
  'site.lacks': 'La página no carga ningún contenedor y debería tener {$id}: añada el fragmento a su plantilla.',
  'site.lateDefault':
    'El consentimiento predeterminado se define después de que las etiquetas hayan empezado, así que sus primeros envíos no lo conocen: defínalo antes del fragmento del contenedor.',
  'site.lost': '«{$event}» iba hacia {$vendor} cuando se abandonó la página y se canceló: envíalo como beacon.',
  'site.notRefusable':
    'La pregunta sobre el consentimiento no tiene ningún botón para rechazar, así que el visitante no puede decir que no: añada uno junto al de aceptar.',
  'site.notSeen': "'{$event}' está en el plan y ningún paso de la visita lo provoca: añada el paso en que ocurre.",
  'site.open.layer': 'Ninguna página envió mensajes a su capa de datos, así que solo se espera lo que se activa al cargar una página.',
  'site.open.notAnswered': '{$name} pidió el consentimiento y no se pudo responder, así que no se sabe qué hace el sitio tras la respuesta.',
  'site.open.notAsked': 'El sitio no pidió el consentimiento, así que se visitó una vez y lo que envía no se compara con ninguna respuesta.',
  'site.open.refused': 'No se permitieron solicitudes a estos sitios: {$sites}.',
  'site.other': 'La página carga {$loaded} en lugar de {$id}: corrija el fragmento.',
  'site.overwritten':
    'El código de la página reemplaza la capa de datos cuando el contenedor ya escucha, así que no oye los mensajes posteriores: añádalos a la lista existente.',
  'site.state.granted': 'visitante que acepta',
  'site.state.none': 'visitante que no responde',
  'site.state.refused': 'visitante que rechaza',
  'site.step': 'El paso {$number} ({$step}) no se pudo realizar ({$because}), así que no se vio lo que sigue: corrija el recorrido o la página.',
  'site.stillDenied':
    'El visitante aceptó y «{$event}» todavía indica a {$vendor} que el consentimiento está denegado: transmita la respuesta con una actualización del consentimiento.',
  'site.timing': 'respuesta {$answered}, lista {$ready}, cargada {$loaded}, primer evento {$firstHit}',
  'site.twice': 'La página carga {$loaded}, así que lo que ambos envían cuenta dos veces: deje uno.',
  'site.unreachable': 'No se pudo abrir {$url} ({$because}), así que no se midió nada: compruebe la dirección.',
  'site.virtualPage': 'La dirección pasó a {$path} sin recargar y no se envió ninguna vista de página: envíe una cuando cambie la dirección.',
  'site.visit': '{$pages} páginas, {$requests} solicitudes, {$sent} eventos enviados, {$seconds} s',
}
