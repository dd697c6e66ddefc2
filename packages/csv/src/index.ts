export { spreadsheetText, textOfSpreadsheet } from "./spreadsheet-text.js";
