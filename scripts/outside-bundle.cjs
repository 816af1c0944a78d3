// What the built server loads from node_modules: packages with a binary or other files beside their code.
'use strict';

module.exports = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];
