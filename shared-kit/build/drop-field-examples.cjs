/**
 * Loader for tables of fields: removes columns of the database, examples and descriptions, which only the API and its
 * documentation know. Those of several lines stay.
 * @type {import('@rspack/core').LoaderDefinitionFunction}
 */
module.exports = function dropFieldExamples(source) {
  return source
    .replaceAll(/^ +(?:column|description|example):(?:\n +)? [^\n]*,$/gm, '')
    .replaceAll(/, (?:column|description|example): (?:'[^']*'|"[^"]*"|[^,{}[\]'"]+)(?=[ ,])/g, '');
};
