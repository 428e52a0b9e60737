import type { UserPropertiesText } from './text.ts'

export const text: UserPropertiesText = {
  title: 'Propiedades de usuario',
  detail:
    'Lo que se sabe del visitante en cada página. Google Analytics lo guarda con el usuario, de modo que todos los informes pueden distinguir grupos. Nunca datos personales.',
  none: 'Ninguna todavía. Añade una, por ejemplo, para distinguir socios de invitados.',
  add: 'Añadir propiedad de usuario',
  addTitle: 'Añadir propiedad de usuario',
  editTitle: (name) => `Editar ${name}`,
  edit: (name) => `Editar: ${name}`,
  remove: (name) => `Quitar: ${name}`,
  removed: (name) => `${name} se ha quitado`,
  read: (source, example) => (example === '' ? `se lee de ${source}` : `se lee de ${source}, por ejemplo «${example}»`),
  name: 'Nombre',
  nameHelp: 'Como máximo 24 letras, cifras y guiones bajos; otro nombre se adapta.',
  source: 'Clave de la capa de datos',
  sourceHelp: 'Donde la página indica el valor antes de que se cargue el contenedor, por ejemplo user.plan.',
  example: 'Valor de ejemplo',
  exampleHelp: 'Como máximo 36 caracteres: Google Analytics corta lo que sobra.',
  problems: {
    name: 'Dé un nombre a la propiedad de usuario.',
    personal: 'No se pueden enviar datos personales a Google Analytics.',
    taken: 'El plan ya tiene una propiedad de usuario con este nombre.',
    tooMany: 'Google Analytics admite 25 propiedades de usuario: quite una menos importante.',
    source: 'Escribe una clave como en el código: letras, cifras y guiones bajos, con puntos hacia los objetos.',
    example: 'Acorte el ejemplo a 36 caracteres.',
  },
  save: 'Guardar',
  cancel: 'Cancelar',
}
