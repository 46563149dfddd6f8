// Coefficients of AS 241, written with the digits that a double holds.
const NEAR = [
  [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
    67265.7709270087, 33430.57558358813, 2509.0809287301227,
  ],
  [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
] as const;
const MIDDLE = [
  [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
] as const;
const FAR = [
  [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
    1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
  ],
] as const;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

const ratio = ([over, under]: readonly (readonly number[])[], x: number): number =>
  polynomial(over!, x) / polynomial(under!, x);

/**
 * The value that a standard normal variable does not exceed with the given probability.
 *
 * Algorithm AS 241, PPND16: M. J. Wichura, "The percentage points of the normal distribution", Applied
 * Statistics 37 (1988), 477–484; accurate to about one part in 10^16.
 *
 * @param probability in (0, 1); 0 gives -Infinity and 1 Infinity.
 * @throws RangeError if the probability is outside [0, 1].
 * @example normalQuantile(0.975); // 1.959963984540054
 */
export function normalQuantile(probability: number): number {
  if (!(probability >= 0 && probability <= 1)) {
    throw new RangeError(`normalQuantile requires a probability in [0, 1], not ${probability}`);
  }
  if (probability === 0) return Number.NEGATIVE_INFINITY;
  if (probability === 1) return Number.POSITIVE_INFINITY;
  const fromMiddle = probability - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) return fromMiddle * ratio(NEAR, 0.180625 - fromMiddle * fromMiddle);
  const depth = Math.sqrt(-Math.log(fromMiddle < 0 ? probability : 1 - probability));
  const value = depth <= 5 ? ratio(MIDDLE, depth - 1.6) : ratio(FAR, depth - 5);
  return fromMiddle < 0 ? -value : value;
}
