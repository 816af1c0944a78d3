/**
 * Lint rule `words/no-text`: what a person reads stands in web/words and server/words, in both languages. Text that
 * is written straight into a screen is found by its shape: a capital letter at the beginning, or words in a row.
 */

/** Attributes whose text is for programs. */
const silent =
  /^(class(Name)?|id|name|type|to|href|src|rel|role|key|value|htmlFor|autoComplete|inputMode|enterKeyHint|d|viewBox|fill|stroke.*|transform|variant|size|tone|art|as|by|map|side|method|action|target|lang|dir|form|layer|look|purpose|data-.*|aria-(live|labelledby|describedby|controls|current|expanded|hidden|haspopup))$/;

/** Calls that take names and selectors, or write for engineers. */
const technicalCalls =
  /^(matchMedia|matches|closest|querySelector(All)?|on|addEventListener|normalize|log)$/;

/** Names of keys, zones, errors and methods are not text. */
const code =
  /^(Enter|Escape|Tab|Home|End|PageUp|PageDown|Backspace|Delete|Arrow(Up|Down|Left|Right)|Asia\/Kolkata|[A-Z][a-zA-Z]*Error|Refused|INR|UTC|GET|POST|LocalHands)$/;

const startsLikeText = /^[“‘"(]?\p{Lu}[\p{L}’']+/u;
const wordsInARow = /(^|[\s(“])\p{L}{2,}[,;:]? \p{L}+/u;
/** Lists of classes have these; sentences with them begin with a capital letter. */
const looksLikeClasses = /(^|\s)[a-z0-9@[\]!*]+[-:[/]|^[a-z]+( [a-z-]+:[^ ]+)*$/;

const readsAsText = (text) => {
  const trimmed = text.trim();
  if (trimmed === '' || code.test(trimmed)) return false;
  if (startsLikeText.test(trimmed)) return true;
  return wordsInARow.test(text) && !looksLikeClasses.test(trimmed);
};

const inSilentAttribute = (node) => {
  for (let up = node.parent; up; up = up.parent) {
    if (up.type === 'JSXAttribute') {
      const name = up.name.type === 'JSXIdentifier' ? up.name.name : '';
      return silent.test(name);
    }
    if (up.type === 'JSXElement' || up.type === 'ArrowFunctionExpression') return false;
  }
  return false;
};

const calledName = ({ type, name, property }) =>
  type === 'MemberExpression' ? property.name : name;

/** `new Error('…')` is read by engineers: a screen shows what its words say about the error. */
const forEngineers = ({ parent }) =>
  (parent.type === 'NewExpression' && calledName(parent.callee)?.endsWith('Error')) ||
  (parent.type === 'CallExpression' && technicalCalls.test(calledName(parent.callee)));

const isKeyOrSource = ({ parent }, node) =>
  (parent.type === 'Property' && parent.key === node && !parent.computed) ||
  /^(Import|Export|TS)/.test(parent.type) ||
  (parent.type === 'ExpressionStatement' && parent.directive !== undefined) ||
  (parent.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) ||
  (parent.type === 'SwitchCase' && parent.test === node);

const noText = {
  meta: {
    type: 'problem',
    docs: { description: 'Text that people read stands in words/, in every language.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `“${text.trim().slice(0, 60)}” is text: it belongs in words/, in English and in Hindi.`,
      });
    return {
      JSXText(node) {
        if (/\p{L}/u.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string' || isKeyOrSource(node, node)) return;
        if (inSilentAttribute(node) || forEngineers(node)) return;
        if (readsAsText(node.value)) report(node, node.value);
      },
      TemplateLiteral(node) {
        if (inSilentAttribute(node) || forEngineers(node)) return;
        const found = node.quasis.find(({ value }) => readsAsText(value.cooked ?? ''));
        if (found) report(node, found.value.cooked);
      },
    };
  },
};

// The linter takes plugins by their default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'words' }, rules: { 'no-text': noText } };
