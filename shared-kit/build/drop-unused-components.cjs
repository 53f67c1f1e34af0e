/**
 * Loader for React Router: marks its components as free of side effects and removes their names for developer tools, both
 * of which keep unused components, such as forms, in every bundle.
 * @type {import('@rspack/core').LoaderDefinitionFunction}
 */
module.exports = function dropUnusedComponents(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/(?<= = )(?=React\d*\.forwardRef\()/g, '/* @__PURE__ */ ');
};
