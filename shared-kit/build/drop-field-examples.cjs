/**
 * Loader for tables of fields: removes examples and descriptions, which only the API's documentation shows. Those of several
 * lines stay.
 * @type {import('@rspack/core').LoaderDefinitionFunction}
 */
module.exports = function dropFieldExamples(source) {
  return source
    .replaceAll(/^ +(?:description|example):(?:\n +)? [^\n]*,$/gm, '')
    .replaceAll(/, (?:description|example): (?:'[^']*'|"[^"]*"|[^,{}[\]'"]+)(?=[ ,])/g, '');
};
