// Replaces style sheets, which Node cannot import.
export {};
