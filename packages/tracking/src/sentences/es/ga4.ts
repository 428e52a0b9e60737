import type { ga4 as english } from '../en/ga4.ts'
import type { Translated } from '../say.ts'

/** What is wrong with hits of the Measurement Protocol, and the calls that set a GA4 property up. */
export const ga4: Translated<typeof english> = {
  'ga4.admin.noAddress':
    'La dirección del flujo {$address} no es una dirección web, así que GA4 rechazaría el flujo de datos; indica una como https://shop.example.',
  'ga4.admin.noProperty':
    'La propiedad {$property} no es una propiedad de GA4, así que ninguna llamada la alcanzaría; indica su número, que está en GA4 en Administrar, Detalles de la propiedad.',
  'ga4.hit.nameReserved': '{$name} es un nombre que GA4 se reserva, así que se descartaría el hit; elige otro nombre.',
  'ga4.hit.namePrefix': '{$name} empieza por {$prefix}, un prefijo que GA4 se reserva, así que se descartaría el hit; elige otro nombre.',
  'ga4.hit.nameInvalid': '{$name} no es un nombre para GA4; use una letra y después letras, cifras y guiones bajos, {$max} caracteres como máximo.',
  'ga4.hit.textTooLong': '{$path} tiene {$length} caracteres y GA4 guarda {$max}; envíe un valor más corto.',
  'ga4.hit.currency': '{$path} no es un código de moneda de tres mayúsculas, así que GA4 no puede contar dinero; envíe uno como EUR.',
  'ga4.hit.value': '{$path} no es un número, así que GA4 no puede sumarlo; envíalo sin comillas ni signo de moneda.',
  'ga4.hit.plainValue': '{$path} no es ni texto ni número, así que GA4 no puede guardarlo; envíe un valor simple.',
  'ga4.hit.itemObject': '{$path} no es un objeto, así que GA4 no puede leerlo; envíe item_id, item_name, price y quantity.',
  'ga4.hit.itemUnnamed': '{$path} no tiene ni item_id ni item_name, así que GA4 no sabe de qué se trata; añada uno de los dos.',
  'ga4.hit.itemFields': '{$path} tiene {$count} campos propios y GA4 admite {$max}; quite algunos.',
  'ga4.hit.itemNumber': '{$path} no es un número, así que GA4 no puede calcular con él; envíalo sin comillas.',
  'ga4.hit.itemsList': '{$path} no es una lista, así que GA4 no puede leer los artículos; envíe una lista de objetos.',
  'ga4.hit.itemsTooMany': '{$path} tiene {$count} artículos y GA4 admite {$max}; envíe los demás con otro evento.',
  'ga4.hit.valueWithoutCurrency': '{$path} tiene un valor sin moneda, así que GA4 no lo cuenta como ingreso; añada currency.',
  'ga4.hit.parameterMissing': '{$event} no tiene {$parameter}, así que sus informes quedan vacíos; añada {$parameter}.',
  'ga4.hit.eventObject': '{$path} no es un objeto, así que GA4 no puede leerlo; envíe name y params.',
  'ga4.hit.eventUnnamed': '{$path} no tiene nombre, así que GA4 no puede contarlo; añada uno.',
  'ga4.hit.notText': '{$path} no es texto, así que GA4 no puede leerlo; póngalo entre comillas.',
  'ga4.hit.paramsObject': '{$path} no es un objeto, así que GA4 no puede leerlo; envíe nombres con valores.',
  'ga4.hit.paramsTooMany': '{$path} tiene {$count} parámetros y GA4 admite {$max}; quite algunos.',
  'ga4.hit.propertiesObject': 'user_properties no es un objeto, así que GA4 no puede leerlo; envíe nombres con { value }.',
  'ga4.hit.propertiesTooMany': 'El hit tiene {$count} propiedades de usuario y GA4 admite {$max}; quite algunas.',
  'ga4.hit.propertyEmpty': '{$path} no tiene valor, así que no hay nada que guardar; envíe { value }.',
  'ga4.hit.nameTwice': '{$path} aparece dos veces en el hit, así que solo se podría guardar uno de los dos valores; deje uno.',
  'ga4.hit.noJson': 'El hit no es JSON válido, así que no se puede leer nada; envíe un objeto JSON.',
  'ga4.hit.noObject': 'El hit no es un objeto JSON, así que no contiene eventos; envíe un objeto con client_id y events.',
  'ga4.hit.tooLarge': 'El hit tiene {$bytes} bytes y GA4 admite {$max}; envíe los eventos en varios hits.',
  'ga4.hit.noEvents': 'El hit no tiene eventos, así que no hay nada que contar; añada al menos un evento con nombre.',
  'ga4.hit.eventsList': 'events no es una lista, así que GA4 no puede leerlo; envíe una lista de objetos con name y params.',
  'ga4.hit.eventsTooMany': 'El hit tiene {$count} eventos y GA4 admite {$max}; envíe los demás en otro hit.',
  'ga4.hit.noClient': 'El hit no tiene client_id, así que GA4 no sabe de quién es; añada el identificador de cliente del visitante.',
  'ga4.hit.userTooLong': 'user_id tiene {$length} caracteres y GA4 admite {$max}; envíe uno más corto.',
  'ga4.hit.timeInvalid':
    'timestamp_micros no es un número de microsegundos, así que GA4 no puede situar el hit en el tiempo; envíe la hora Unix en microsegundos.',
  'ga4.hit.timeOld': 'timestamp_micros es de hace más de 72 horas, y GA4 no lo admite; envíe los hits en un plazo de tres días.',
  'ga4.setup.account': 'El número de la cuenta de Google Analytics, de GET /v1beta/accountSummaries.',
  'ga4.setup.timeZone': 'La zona horaria de los informes como nombre IANA, por ejemplo Europe/Berlin, elegida por la persona.',
  'ga4.setup.currency': 'La moneda de los informes como código, por ejemplo EUR, elegida por la persona.',
  'ga4.setup.property': 'El nombre de la propiedad, properties/ y su número, de la respuesta del paso que la crea.',
  'ga4.setup.streamUri': 'La dirección del sitio web, por ejemplo https://shop.example, indicada por la persona.',
  'ga4.setup.stream': 'El nombre del flujo de datos, de la respuesta del paso que lo crea.',
  'ga4.setup.measurementId': 'El ID de medición del flujo de datos, que el contenedor necesita.',
  'ga4.setup.createProperty': 'Una propiedad de GA4 contiene los datos del sitio.',
  'ga4.setup.createStream': 'Un flujo de datos web recibe los eventos y da el ID de medición.',
  'ga4.setup.retention': 'Los datos de eventos y visitantes se conservan 14 meses en lugar de 2; una propiedad que los conserva más tiempo queda como está.',
  'ga4.setup.siteSearch': 'La búsqueda en el sitio lee los parámetros de dirección habituales; una lista que ya existe nunca se sustituye.',
  'ga4.setup.enhanced': 'GA4 recoge por sí mismo lo que el plan le deja, y no lo que cuenta una etiqueta del plan; los demás ajustes quedan.',
  'ga4.setup.definition': 'Los informes muestran {$name} como «{$shown}».',
  'ga4.setup.userDimension': 'Los informes muestran la propiedad de usuario {$name} como «{$shown}».',
  'ga4.setup.keyEvent': 'GA4 cuenta {$name} como evento clave.',
  'ga4.left.parameter': 'GA4 admite 25 parámetros por evento y {$event} tiene más, así que {$name} no se envía; quite parámetros menos importantes.',
  'ga4.left.dimension':
    'GA4 admite {$max} dimensiones personalizadas por propiedad y el plan necesita más, así que {$name} se recoge pero no aparece en informes; desactive eventos o parámetros menos importantes.',
  'ga4.left.userDimension':
    'GA4 informa de {$max} propiedades de usuario, así que {$name} se envía pero no aparece en ningún informe; quite una menos importante.',
  'ga4.left.metric':
    'GA4 admite {$max} métricas personalizadas por propiedad y el plan necesita más, así que {$name} se recoge pero no aparece en informes; desactive eventos o parámetros menos importantes.',
  'ga4.left.keyEvent':
    'GA4 admite {$max} eventos clave por propiedad y el plan tiene más, así que {$name} queda como evento normal; desmarque eventos clave menos importantes.',
  'ga4.left.domains':
    'Ninguna llamada de la Admin API configura la medición multidominio, con la que una visita a {$domains} sigue siendo una: introdúzcalos en Google Analytics en Administrar, Flujos de datos, el flujo, Configurar ajustes de etiqueta, Configurar tus dominios.',
  'ga4.left.without': '{$names}, no {$others}',
  'ga4.left.by': '{$names} por {$dimension}',
  'ga4.left.audience':
    'Ninguna llamada crea aquí audiencias, porque después no se pueden cambiar; créela en GA4 en Administrar, Audiencias: personas con {$names} en {$days} días.',
  'ga4.left.audienceWithout':
    'Ninguna llamada crea aquí audiencias, porque después no se pueden cambiar; créela en GA4 en Administrar, Audiencias: personas con {$names} y nada de {$others} en {$days} días.',
  'ga4.left.dashboard':
    'La API de administración de GA4 no crea informes, así que este gráfico ({$chart}) aún no existe; constrúyalo en GA4 en Explorar con {$names}.',
  'mutate.testFails': 'La prueba {$test} falla en el propio contenedor, así que notaría cualquier fallo: corrija antes la prueba o el contenedor.',
}
