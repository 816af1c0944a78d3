import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page, as it is copied from a PDF by a reader that is not ours. */
export const textOfPdf = async (file: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
};
