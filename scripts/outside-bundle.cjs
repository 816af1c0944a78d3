// What the built server loads from node_modules: packages with a binary or other files beside their code.
'use strict';

module.exports = [
  '@electric-sql/pglite',
  '@expo-google-fonts/hind',
  '@node-rs/argon2',
  'fontkit',
  'pdfkit',
  'sharp',
];
