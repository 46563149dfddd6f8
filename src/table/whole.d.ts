/**
 * A whole number of 32 bits. The geometry of a table and the rule of a battle line are compiled to WebAssembly too,
 * where `number` is a number with a fraction: they say which of their numbers are whole.
 */
type i32 = number;
