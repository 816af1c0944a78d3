export { firstCatalogue } from '#domain/first-catalogue.ts';
