/** The libraries, and the same parts of each: what an application writes to have them. `use` keeps what is imported. */
export type Library = 'ours' | 'Mantine' | 'Radix Themes' | 'MUI' | 'Carbon'
export type Part = 'Button' | 'Select' | 'Dialog' | 'DataTable'

const only = (names: string, from: string) => `import { ${names} } from '${from}'\nglobalThis.used = [${names}]`
const carbonTable = 'DataTable, Table, TableHead, TableRow, TableHeader, TableBody, TableCell, TableContainer'

export const parts: Record<Library, Record<Part, string>> = {
  ours: {
    Button: only('Button', '@tagmason/ui/button'),
    Select: only('Select', '@tagmason/ui/select'),
    Dialog: only('Dialog', '@tagmason/ui/dialog'),
    DataTable: only('DataTable', '@tagmason/ui/data-table'),
  },
  Mantine: {
    Button: only('Button', '@mantine/core'),
    Select: only('Select', '@mantine/core'),
    Dialog: only('Modal', '@mantine/core'),
    DataTable: only('DataTable', 'mantine-datatable'),
  },
  'Radix Themes': {
    Button: only('Button', '@radix-ui/themes'),
    Select: only('Select', '@radix-ui/themes'),
    Dialog: only('Dialog', '@radix-ui/themes'),
    DataTable: only('Table', '@radix-ui/themes'),
  },
  MUI: {
    Button: only('Button', '@mui/material'),
    Select: only('Select, MenuItem', '@mui/material'),
    Dialog: only('Dialog, DialogTitle, DialogContent, DialogActions', '@mui/material'),
    DataTable: only('DataGrid', '@mui/x-data-grid'),
  },
  Carbon: {
    Button: only('Button', '@carbon/react'),
    Select: only('Dropdown', '@carbon/react'),
    Dialog: only('Modal', '@carbon/react'),
    DataTable: only(carbonTable, '@carbon/react'),
  },
}

/** Every style of a library. MUI has none: it makes them while it runs, by the script that is counted with its parts. */
export const styles: Record<Library, string> = {
  ours: `import '@tagmason/ui/styles.css'`,
  Mantine: `import '@mantine/core/styles.css'\nimport 'mantine-datatable/styles.css'`,
  'Radix Themes': `import '@radix-ui/themes/styles.css'`,
  MUI: '',
  Carbon: `import '@carbon/styles/css/styles.css'`,
}
