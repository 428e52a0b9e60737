/** One entry of the menu. Its rows are made from the route table, so menu, palette and breadcrumbs never differ. */
export interface MenuItem {
  title: string
  url: string
}
