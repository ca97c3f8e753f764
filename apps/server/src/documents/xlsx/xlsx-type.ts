/** Media type of a spreadsheet. Apart from what makes one: that is loaded by the document workers alone. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
