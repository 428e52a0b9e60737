/** One section of a .tpl file, such as WEB_PERMISSIONS; '' where it has none. */
export const sectionOf = (template: string, name: RegExp): string => {
  const start = name.exec(template)
  if (start === null) return ''
  const rest = template.slice(start.index + start[0].length)
  const end = /^___[A-Z_]+___$/m.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}
